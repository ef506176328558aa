import * as v from 'valibot';
import { requiredText } from '../fields';
import { currentPasswordText } from './staff-account';

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
