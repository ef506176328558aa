import type { KioskDesk } from '../../services/kiosk-desk';
import { secretHash } from '../../services/secrets/keys';

/** Returns the code that an unpaired tablet shows to staff. */
export function pairKiosk(
  { kioskDesk }: { kioskDesk: KioskDesk },
  { secret }: { secret: string },
): { code: string; expiresAt: string } {
  const { code, expiresAt } = kioskDesk.codeFor(secretHash(secret));
  return { code, expiresAt: new Date(expiresAt).toISOString() };
}
