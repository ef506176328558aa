import type { ScryptOptions } from 'node:crypto';
import { createHmac, hash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '#domain/club/guest-member';
import { DomainError } from '#domain/error-codes';

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

export type LinkedBooking = { kind: 'table' | 'brunch'; id: string };
type BookingLinks = { manageUrl: string; calendarUrl: string };

const API = { table: '/api/reservations', brunch: '/api/brunch-reservations' } as const;

export function bookingLinks(keys: Keys, booking: LinkedBooking): BookingLinks {
  const { kind, id } = booking;
  const key = bookingKey(keys, booking);
  return {
    manageUrl: `/booking/${kind}/${id}?key=${key}`,
    calendarUrl: `${API[kind]}/${id}/calendar.ics?key=${key}`,
  };
}

export function opensBooking(keys: Keys, booking: LinkedBooking, key: string | null): boolean {
  return isOurs(keys, key, (one) => bookingKey(one, booking));
}

function bookingKey(keys: Keys, { kind, id }: LinkedBooking): string {
  return boundToken(keys.bookingLink, `manage:${kind}:${id}`);
}

type Invitation = { staffId: string; version: number };

/** Returns the token of an invitation link; the server stores no part of the token. */
export function invitationToken(keys: Keys, { staffId, version }: Invitation): string {
  return `${staffId}.${version}.${invitationMac(keys, { staffId, version })}`;
}

/** Returns null if the token is not of this server. */
export function readInvitationToken(keys: Keys, token: string): Invitation | null {
  const [, staffId = '', count = '', mac = ''] =
    /^([\w-]{36})\.(\d{1,9})\.([\w-]+)$/.exec(token) ?? [];
  const invitation = { staffId, version: Number(count) };
  return isOurs(keys, mac, (one) => invitationMac(one, invitation)) ? invitation : null;
}

function invitationMac(keys: Keys, { staffId, version }: Invitation): string {
  return boundToken(keys.invitation, `invite:${staffId}:${version}`);
}

export type Recipient = { campaignId: string; memberId: string };

/** The path of a recipient's unsubscribe page; the key is signed and stored nowhere. */
export function unsubscribePath(keys: Keys, recipient: Recipient): string {
  const { campaignId, memberId } = recipient;
  return `/unsubscribe/${campaignId}/${memberId}?key=${unsubscribeKey(keys, recipient)}`;
}

export function mayUnsubscribe(keys: Keys, recipient: Recipient, key: string | null): boolean {
  return isOurs(keys, key, (one) => unsubscribeKey(one, recipient));
}

function unsubscribeKey(keys: Keys, { campaignId, memberId }: Recipient): string {
  return boundToken(keys.unsubscribe, `unsubscribe:${campaignId}:${memberId}`);
}

type TableCode = { tableId: number; qrVersion: number };

/** Half of an HMAC-SHA-256 is unguessable and keeps the printed code coarse enough for dim light. */
const MAC_LENGTH = 22;

export function tableToken(keys: Keys, { tableId, qrVersion }: TableCode): string {
  return `${tableId}.${qrVersion}.${tableMac(keys, { tableId, qrVersion })}`;
}

/** Returns null if the token is not of this server. */
export function readTableToken(keys: Keys, token: string): TableCode | null {
  const [, table = '', version = '', mac = ''] =
    /^(\d{1,9})\.(\d{1,9})\.([\w-]{22})$/.exec(token) ?? [];
  const code = { tableId: Number(table), qrVersion: Number(version) };
  return isOurs(keys, mac, (one) => tableMac(one, code)) ? code : null;
}

function tableMac(keys: Keys, { tableId, qrVersion }: TableCode): string {
  return boundToken(keys.tableCode, `table:${tableId}:${qrVersion}`).slice(0, MAC_LENGTH);
}

/** New hashes use this N of scrypt; each hash stores its own cost. */
export const PASSWORD_COST = 32_768;
const BLOCK = { r: 8, p: 1 };
const HASH_LENGTH = 32;
/** Unknown addresses compare with this dummy hash, so that the comparison takes equally long. */
const NOBODY = `scrypt$${PASSWORD_COST}$${BLOCK.r}$${BLOCK.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function hashPassword(password: string, N = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const { r, p } = BLOCK;
  const key = await derive(password, salt, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Compares a password. An empty hash means that the account has no password yet. */
export async function isPasswordRight(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored || NOBODY).split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(hash, 'base64url');
  const key = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return key.length === expected.length && timingSafeEqual(key, expected) && Boolean(stored);
}

/** Node's four pool threads also read files, so hashing uses two at most. */
const AT_ONCE = 2;
/** The queue holds about two seconds of hashing; further requests get 429. */
const MOST_WAITING = 24;
const waiting: (() => void)[] = [];
let running = 0;

/** @throws DomainError rate_limited when too many wait already */
async function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new DomainError('rate_limited', { retryAfterS: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await hashed(password, salt, cost);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function hashed(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  const options = { ...cost, maxmem: 128 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, HASH_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
