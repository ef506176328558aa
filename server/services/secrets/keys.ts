import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '#domain/club/sign-in-member';

/** The keys are the server's secrets. Losing them signs everyone out and makes audit rows unverifiable. */
export type Keys = {
  device: Buffer;
  bearer: Buffer;
  club: Buffer;
  bookingLink: Buffer;
  tableCode: Buffer;
  invitation: Buffer;
  passkey: Buffer;
  audit: Buffer;
  payment: Buffer;
  unsubscribe: Buffer;
  /** Tells which key it is, and nothing else; the database stores it. */
  fingerprint: string;
  /** Keys before the last rotation sign nothing; what they have signed stays ours. */
  older: readonly Keys[];
};

/** The newest master key comes first. */
export function keysFrom(master: Buffer, ...older: readonly Buffer[]): Keys {
  return {
    device: derived(master, 'device'),
    bearer: derived(master, 'bearer'),
    club: derived(master, 'club'),
    bookingLink: derived(master, 'booking-link'),
    tableCode: derived(master, 'table-code'),
    invitation: derived(master, 'invitation'),
    passkey: derived(master, 'passkey'),
    audit: derived(master, 'audit'),
    payment: derived(master, 'payment'),
    unsubscribe: derived(master, 'unsubscribe'),
    fingerprint: derived(master, 'fingerprint').toString('base64url'),
    older: older.map((one) => keysFrom(one)),
  };
}

function derived(master: Buffer, label: string): Buffer {
  return createHmac('sha256', master).update(label).digest();
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function secretHash(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** Returns a deterministic token for `text` that needs the key. */
export function boundToken(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

export function guestPrincipal(guest: { secretHash: string | null; deviceHash: string | null }) {
  return guest.secretHash ? `cap:${guest.secretHash}` : `dev:${guest.deviceHash}`;
}

/** Compares in constant time. */
export function sameHash(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Returns true for a token that the newest or an older key makes. */
export function isOurs(keys: Keys, token: string | null, make: (keys: Keys) => string): boolean {
  return [keys, ...keys.older].some((one) => sameHash(token, make(one)));
}

/** Derives a code's digits from its id and the server's key; no table stores them. */
export function codeDigits({ club }: Keys, codeId: string): string {
  const bytes = createHmac('sha256', club).update(`code:${codeId}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

const LENGTH = 16;

/** Returns a version that tells a tablet that its stored PIN is outdated. The version reveals no digits. */
export function pinVersion(pinHash: string): string;
export function pinVersion(pinHash: string | null): string | null;
export function pinVersion(pinHash: string | null): string | null {
  return pinHash === null ? null : secretHash(pinHash).slice(0, LENGTH);
}
