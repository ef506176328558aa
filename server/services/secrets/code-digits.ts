import { createHmac } from 'node:crypto';
import { CODE_DIGITS } from '#domain/club/sign-in-member';
import type { Keys } from './keys';

/** A code's digits derive from its id and the server's key: they are stored nowhere. */
export function codeDigits({ club }: Keys, codeId: string): string {
  const bytes = createHmac('sha256', club).update(`code:${codeId}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}
