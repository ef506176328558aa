import * as v from 'valibot';
import { emailText } from '../fields';
import {
  type Choice,
  choice,
  defineResource,
  FILTERED,
  fact,
  flag,
  LISTED,
  line,
  SORTED,
} from '../resource/resource';
import { ROLES, type Role } from './roles';

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_STRONG_LENGTH = 16;
const MAX_LENGTH = 200;

const required = (code: string) => v.pipe(v.string(code), v.minLength(1, code));
const newPasswordText = v.pipe(
  required('password.new_required'),
  v.minLength(PASSWORD_MIN_LENGTH, 'password.too_short'),
  v.maxLength(MAX_LENGTH, 'password.too_long'),
);

export const currentPasswordText = v.pipe(
  required('password.required'),
  v.maxLength(MAX_LENGTH, 'password.too_long'),
);

export const changePasswordInput = v.pipe(
  v.object({
    currentPassword: currentPasswordText,
    newPassword: newPasswordText,
  }),
  v.forward(
    v.check((input) => input.newPassword !== input.currentPassword, 'password.same'),
    ['newPassword'],
  ),
);

export type ChangePasswordInput = v.InferOutput<typeof changePasswordInput>;

export function passwordStrength(password: string): 'short' | 'fair' | 'strong' {
  if (password.length < PASSWORD_MIN_LENGTH) return 'short';
  return password.length < PASSWORD_STRONG_LENGTH ? 'fair' : 'strong';
}

export const signInStaffForm = v.object({
  email: v.pipe(v.string('email.required'), v.minLength(1, 'email.required'), emailText()),
  password: currentPasswordText,
});

export type SignInStaffInput = v.InferOutput<typeof signInStaffForm>;

const SOON_MS = 60 * 60_000;
const LAST_MS = 15 * 60_000;

/** soon: the person can enter the PIN later. last: the person must enter the PIN now. */
export type SessionEnd = 'far' | 'soon' | 'last';

export function sessionEnd(endsAt: number | null, now: number): SessionEnd {
  if (endsAt === null) return 'far';
  const leftMs = endsAt - now;
  if (leftMs > SOON_MS) return 'far';
  return leftMs > LAST_MS ? 'soon' : 'last';
}

const WORDS: Record<Role, Choice['label']> = {
  super_admin: { en: 'Owner', tr: 'Sahip' },
  admin: { en: 'Admin', tr: 'Yönetici' },
  manager: { en: 'Manager', tr: 'Müdür' },
  staff: { en: 'Staff', tr: 'Personel' },
};

/** The lowest role comes first: a new account starts with it. */
const ROLE_CHOICES: readonly Choice[] = [...ROLES].reverse().map((value) => ({
  value,
  label: WORDS[value],
}));

/** Describes staff accounts. A new account has no password until its person accepts the invitation. */
export const STAFF_ACCOUNTS = defineResource({
  name: 'staff',
  words: {
    one: { en: 'Staff account', tr: 'Personel hesabı' },
    many: { en: 'Staff', tr: 'Personel' },
  },
  path: '/api/admin/staff',
  read: 'staff.read',
  change: 'staff.change',
  sort: 'firstName',
  title: ({ firstName, lastName }) => `${firstName ?? ''} ${lastName ?? ''}`.trim(),
  fields: {
    firstName: line({
      label: { en: 'First name', tr: 'Ad' },
      max: 80,
      required: 'first_name.required',
      ...LISTED,
    }),
    lastName: line({ label: { en: 'Last name', tr: 'Soyad' }, max: 80, ...LISTED }),
    email: {
      kind: 'email' as const,
      label: { en: 'Email', tr: 'E-posta' },
      schema: v.pipe(v.string('email.required'), v.minLength(1, 'email.required'), emailText()),
      isRequired: true,
      initial: '',
      isSearched: true,
    },
    role: choice({
      label: { en: 'Role', tr: 'Rol' },
      choices: ROLE_CHOICES,
      code: 'role.unknown',
      ...FILTERED,
    }),
    isActive: flag({
      label: { en: 'Active', tr: 'Etkin' },
      hint: {
        en: 'Off: cannot sign in, and every device is signed out at once.',
        tr: 'Kapalı: giriş yapamaz ve bütün cihazlarda hemen çıkış yapılır.',
      },
      initial: true,
      ...FILTERED,
    }),
    hasPassword: fact({
      kind: 'flag',
      label: { en: 'Invitation accepted', tr: 'Davet kabul edildi' },
    }),
    hasPin: fact({ kind: 'flag', label: { en: 'PIN set', tr: 'PIN belirlendi' } }),
    lastSeenAt: fact({ kind: 'instant', label: { en: 'Last seen', tr: 'Son görülme' }, ...SORTED }),
  },
});

export const INVITATION_DAYS = 7;

export type StaffAccess = {
  passkeys: number;
  devices: { device: string; signedInAt: string; lastSeenAt: string }[];
  /** null means that no invitation is valid, or that its person used it. */
  invitation: { path: string; until: string } | null;
};

const token = v.pipe(
  v.string('invitation.invalid'),
  v.regex(/^[\w.-]{10,120}$/, 'invitation.invalid'),
);

export const readInvitationInput = v.object({ token });
export const acceptInvitationInput = v.object({ token, newPassword: newPasswordText });
export type AcceptInvitationInput = v.InferOutput<typeof acceptInvitationInput>;

export type InvitationRead = { firstName: string; email: string };
