import { operation, repeatable } from '../sync/operation';
import {
  addPasskeyInput,
  renamePasskeyInput,
  signInByPasskeyInput,
  startPasskeyInput,
} from './staff-account';

const AUTH = '/api/admin/auth';
const ALL = `${AUTH}/passkeys` as const;

export const askPasskey = repeatable('passkey.ask', `POST ${AUTH}/passkey/start`, 'anybody');
export const signInByPasskey = repeatable(
  'passkey.sign_in',
  `POST ${AUTH}/passkey`,
  'anybody',
  signInByPasskeyInput,
);
export const listPasskeys = operation('passkey.list', `GET ${ALL}`, 'signed-in');
export const startPasskey = repeatable(
  'passkey.start',
  `POST ${ALL}/start`,
  'signed-in',
  startPasskeyInput,
);
export const addPasskey = repeatable('passkey.add', `POST ${ALL}`, 'signed-in', addPasskeyInput);
export const renamePasskey = repeatable(
  'passkey.rename',
  `PATCH ${ALL}/:id`,
  'signed-in',
  renamePasskeyInput,
);
export const removePasskey = repeatable('passkey.remove', `DELETE ${ALL}/:id`, 'signed-in');
