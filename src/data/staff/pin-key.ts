export type PinKey = { salt: string; rounds: number; hash: string };

const ROUNDS = 310_000;
const BITS = 256;

/** Resolves to null without Web Crypto (plain http): such a tablet asks the server. */
export async function pinKeyOf(pin: string, rounds = ROUNDS): Promise<PinKey | null> {
  if (!globalThis.crypto?.subtle) return null;
  const salt = textOf(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, rounds, hash: await derive(pin, salt, rounds) };
}

export async function isPinOf({ salt, rounds, hash }: PinKey, pin: string): Promise<boolean> {
  return (await derive(pin, salt, rounds)) === hash;
}

async function derive(pin: string, salt: string, iterations: number): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations };
  return textOf(new Uint8Array(await crypto.subtle.deriveBits(way, key, BITS)));
}

function textOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
