import * as v from 'valibot';
import { emailText, requiredText } from '../fields';
import type { Choice } from '../resource/resource';
import { defineResource, FILTERED, field, LISTED, SORTED } from '../resource/resource';
import type { Role } from '../roles';
import { ROLES } from '../roles';

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_STRONG_LENGTH = 16;
const MAX_LENGTH = 200;

const required = (code: string) => v.pipe(v.string(code), v.minLength(1, code));
const newPasswordText = v.pipe(
  required('password.new_required'),
  v.minLength(PASSWORD_MIN_LENGTH, 'password.too_short'),
  v.maxLength(MAX_LENGTH, 'password.too_long'),
);

const currentPasswordText = v.pipe(
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
    firstName: field.line({
      label: { en: 'First name', tr: 'Ad' },
      max: 80,
      required: 'first_name.required',
      ...LISTED,
    }),
    lastName: field.line({ label: { en: 'Last name', tr: 'Soyad' }, max: 80, ...LISTED }),
    email: {
      kind: 'email' as const,
      label: { en: 'Email', tr: 'E-posta' },
      schema: v.pipe(v.string('email.required'), v.minLength(1, 'email.required'), emailText()),
      isRequired: true,
      initial: '',
      isSearched: true,
    },
    role: field.choice({
      label: { en: 'Role', tr: 'Rol' },
      choices: ROLE_CHOICES,
      code: 'role.unknown',
      ...FILTERED,
    }),
    isActive: field.flag({
      label: { en: 'Active', tr: 'Etkin' },
      hint: {
        en: 'Off: cannot sign in, and every device is signed out at once.',
        tr: 'Kapalı: giriş yapamaz ve bütün cihazlarda hemen çıkış yapılır.',
      },
      initial: true,
      ...FILTERED,
    }),
    hasPassword: field.fact({
      kind: 'flag',
      label: { en: 'Invitation accepted', tr: 'Davet kabul edildi' },
    }),
    hasPin: field.fact({ kind: 'flag', label: { en: 'PIN set', tr: 'PIN belirlendi' } }),
    lastSeenAt: field.fact({
      kind: 'instant',
      label: { en: 'Last seen', tr: 'Son görülme' },
      ...SORTED,
    }),
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

/** A person has this many passkeys at most. */
export const PASSKEYS_MOST = 10;
/** A browser's dialog stays open for this long; a later response is refused. */
export const PASSKEY_ASKED_MS = 10 * 60_000;

/** The browser sends bytes in this spelling. */
const bytes = (most: number) =>
  v.pipe(
    v.string('passkey.invalid'),
    v.regex(/^[\w-]+$/, 'passkey.invalid'),
    v.maxLength(most, 'passkey.invalid'),
  );

/** A credential's id has at most 1,023 bytes (WebAuthn). */
const credentialId = bytes(1_364);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key', 'passkey.invalid'),
};

const newCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)),
      [],
    ),
  }),
});

const usedCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(100),
  }),
});

const name = requiredText('name.required', 60);

export const startPasskeyInput = v.object({ currentPassword: currentPasswordText });
export const addPasskeyInput = v.object({ name, credential: newCredential });
export const renamePasskeyInput = v.object({ name });
export const signInByPasskeyInput = v.object({ credential: usedCredential });
/** The form asks for what the browser cannot know. */
export const passkeyForm = v.object({ name, currentPassword: currentPasswordText });

export type AddPasskeyInput = v.InferOutput<typeof addPasskeyInput>;
export type SignInByPasskeyInput = v.InferOutput<typeof signInByPasskeyInput>;
export type PasskeyForm = v.InferOutput<typeof passkeyForm>;
export type NewCredential = v.InferOutput<typeof newCredential>;
export type UsedCredential = v.InferOutput<typeof usedCredential>;

export type Passkey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** A password manager copies the passkey to the person's other devices. */
  isBackedUp: boolean;
};

/** A passkey belongs to a domain (`rpId`) and works on this origin only. */
export type PasskeySite = { rpId: string; origin: string };

/**
 * Returns the site that passkeys belong to, or null if it has none: browsers want https and a name, never an address of
 * digits. Without a configured address only this machine counts, because anybody may name a host in a request.
 */
export function passkeySite(
  { origin, hostname, protocol }: { origin: string; hostname: string; protocol: string },
  isConfigured: boolean,
): PasskeySite | null {
  const isHere = hostname === 'localhost';
  const isNumber = /^[\d.]+$|[[:\]]/.test(hostname);
  const isPublic = isConfigured && protocol === 'https:' && !isNumber;
  return isHere || isPublic ? { rpId: hostname, origin } : null;
}
