import * as v from 'valibot';
import { operation } from '../sync/operation';

/** The way of mails, as the settings page shows it. */
export type MailFacts = {
  /** Bar Bliss <hello@…> */
  sender: string;
  /** Empty: no address of its own. */
  replyTo: string;
  /** The server's environment names the address. */
  isAddressFixed: boolean;
  /** Without a mail server, mails become files. */
  hasServer: boolean;
};

/** `uncertain`: the connection ended before the mail server had confirmed the mail. */
export type MailOutcome = 'sent' | 'filed' | 'refused' | 'unreachable' | 'uncertain';

export type MailTest = {
  outcome: MailOutcome;
  to: string;
  /** The words of the mail server, or the code of the failed connection. */
  said: string | null;
};

/** The body of POST /api/admin/mail/test. */
const mailTestInput = v.object({ language: v.picklist(['en', 'tr'], 'invalid') });
export type MailTestInput = v.InferOutput<typeof mailTestInput>;

const read = 'settings.read';
const ALL = '/api/admin/settings';

export const list = operation('setting.list', `GET ${ALL}`, read);
export const history = operation('setting.history', `GET ${ALL}/:key/history`, read);
/** The key decides the schema of the body, and who may change it. */
export const change = operation('setting.change', `PUT ${ALL}/:key`, 'settings.daily', v.unknown());
export const mail = operation('mail.read', 'GET /api/admin/mail', read);
/** What the venue lacks before the first guest. */
export const goLive = operation('venue.go_live', 'GET /api/admin/go-live', 'settings.launch');
export const testMail = operation(
  'mail.test',
  'POST /api/admin/mail/test',
  'settings.change',
  mailTestInput,
);
