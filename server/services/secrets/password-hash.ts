import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { DomainError } from '#domain/error-codes';

/** New hashes use this N of scrypt; each hash stores its own cost. */
export const PASSWORD_COST = 32_768;
const BLOCK = { r: 8, p: 1 };
const LENGTH = 32;
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
    scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
