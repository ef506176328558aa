import type { KioskDesk } from '../../services/kiosk-desk';
import { secretHash } from '../../services/secrets/keys';

/** Returns the code that an unpaired tablet shows to staff. */
export function pairKiosk(
  { kioskDesk }: { kioskDesk: KioskDesk },
  { secret, ...asker }: { secret: string; address: string; onNew: () => void },
): { code: string; expiresAt: string } {
  const { code, expiresAt } = kioskDesk.codeFor({ secretHash: secretHash(secret), ...asker });
  return { code, expiresAt: new Date(expiresAt).toISOString() };
}
