import { operation, repeatable } from '../sync/operation';
import { setPinInput, switchStaffInput } from './pin';
import {
  acceptInvitationInput,
  changePasswordInput,
  readInvitationInput,
  signInStaffForm,
} from './staff-account';

const AUTH = '/api/admin/auth';
const ONE = '/api/admin/staff/:id';

export const signIn = repeatable('staff.sign_in', `POST ${AUTH}/login`, 'anybody', signInStaffForm);
export const signOut = repeatable('staff.sign_out', `POST ${AUTH}/logout`, 'anybody');
export const me = operation('staff.me', `GET ${AUTH}/me`, 'signed-in');
export const changePassword = repeatable(
  'staff.password',
  `POST ${AUTH}/change-password`,
  'signed-in',
  changePasswordInput,
);
export const team = operation('staff.team', `GET ${AUTH}/team`, 'signed-in');
export const setPin = repeatable('staff.pin', `POST ${AUTH}/pin`, 'signed-in', setPinInput);
export const switchStaff = repeatable(
  'staff.switch',
  `POST ${AUTH}/switch`,
  'signed-in',
  switchStaffInput,
);
export const readInvitation = repeatable(
  'invitation.read',
  `POST ${AUTH}/invitation`,
  'anybody',
  readInvitationInput,
);
export const acceptInvitation = repeatable(
  'invitation.accept',
  `POST ${AUTH}/invitation/accept`,
  'anybody',
  acceptInvitationInput,
);

export const access = operation('staff.access', `GET ${ONE}/access`, 'staff.read');
export const invite = operation('staff.invite', `POST ${ONE}/invitation`, 'staff.change');
export const resetPin = operation('staff.pin_reset', `POST ${ONE}/pin-reset`, 'staff.change');
export const endSessions = operation('staff.signed_out', `POST ${ONE}/sign-out`, 'staff.change');

export const stats = operation('dashboard', 'GET /api/admin/dashboard/stats', 'dashboard.read');
export const activity = operation('activity', 'GET /api/admin/activity-logs', 'activity.read');
