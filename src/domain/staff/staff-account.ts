import * as v from 'valibot';
import { emailText } from '../fields';
import { type Choice, choice, fact, flag, line } from '../resource/field';
import { defineResource } from '../resource/resource';
import { newPasswordText } from './change-password';
import { ROLES, type Role } from './roles';

const WORDS: Record<Role, Choice['label']> = {
  super_admin: { en: 'Owner', tr: 'Sahip' },
  admin: { en: 'Admin', tr: 'Yönetici' },
  manager: { en: 'Manager', tr: 'Müdür' },
  staff: { en: 'Staff', tr: 'Personel' },
};

/** The lowest role comes first: a new account starts with it. */
export const ROLE_CHOICES: readonly Choice[] = [...ROLES].reverse().map((value) => ({
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
      inList: true,
      isSortable: true,
      isSearched: true,
    }),
    lastName: line({
      label: { en: 'Last name', tr: 'Soyad' },
      max: 80,
      inList: true,
      isSortable: true,
      isSearched: true,
    }),
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
      inList: true,
      isFilter: true,
    }),
    isActive: flag({
      label: { en: 'Active', tr: 'Etkin' },
      hint: {
        en: 'Off: cannot sign in, and every device is signed out at once.',
        tr: 'Kapalı: giriş yapamaz ve bütün cihazlarda hemen çıkış yapılır.',
      },
      initial: true,
      inList: true,
      isFilter: true,
    }),
    hasPassword: fact({
      kind: 'flag',
      label: { en: 'Invitation accepted', tr: 'Davet kabul edildi' },
    }),
    hasPin: fact({ kind: 'flag', label: { en: 'PIN set', tr: 'PIN belirlendi' } }),
    lastSeenAt: fact({
      kind: 'instant',
      label: { en: 'Last seen', tr: 'Son görülme' },
      inList: true,
      isSortable: true,
    }),
  },
});

export const INVITATION_DAYS = 7;

export type StaffAccess = {
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
