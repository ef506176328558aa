import { DomainError } from '#domain/error-codes';
import { isPasswordRight } from '../../services/secrets/password-hash';
import { type KioskDeps, kioskWith } from './shared/kiosk-request';

type UnlockKioskDeps = Pick<KioskDeps, 'kiosks' | 'kioskDesk'>;
type Unlock = {
  secret: string;
  pin: string;
  leave: boolean;
  /** Called before the PIN is compared. */
  onTry: (kioskId: string) => void;
};

/**
 * Staff open their part of a kiosk by its PIN, or end kiosk mode.
 * @throws DomainError kiosk.unknown, pin.wrong
 */
export async function unlockKiosk(
  deps: UnlockKioskDeps,
  { secret, pin, leave, onTry }: Unlock,
): Promise<{ isOpen: true }> {
  const { row } = await kioskWith(deps, secret);
  onTry(row.id);
  if (!(await isPasswordRight(pin, row.pinHash))) throw new DomainError('pin.wrong');
  if (leave) {
    await deps.kiosks.leave(row.id);
    deps.kioskDesk.forgetReport(row.id);
  }
  return { isOpen: true };
}
