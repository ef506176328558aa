import { v7 } from 'uuid';

/** Returns a UUIDv7: the id of a row, of the mutation that creates the row, and of its stored response. */
export function newId(): string {
  return v7();
}

/** Returns 128 random bits as base64url. */
export function newSecret(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** Identifies an entry's owner by a hash of the secret. */
export async function capabilityOf(secret: string): Promise<string> {
  return `cap:${await digestOf(secret)}`;
}

/** Returns a short digest; unsuitable for secrets. */
export function fingerprintOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}.${text.length}`;
}

/** Returns SHA-256 as base64url; over plain http browsers lack SHA-256, and every digest is the same. */
async function digestOf(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return 'none';
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64Url(new Uint8Array(bytes));
}

export function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
