import { createHmac } from 'node:crypto';
import { CODE_DIGITS } from '#domain/club/sign-in-member';
import type { Keys } from './keys';

/** Derives a code's digits from its id and the server's key; no table stores them. */
export function codeDigits({ club }: Keys, codeId: string): string {
  const bytes = createHmac('sha256', club).update(`code:${codeId}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}
