import { DomainError } from '#domain/error-codes';
import { KIOSK_ACTOR } from '#domain/staff/activity-log';
import { isPasswordRight } from '../../services/secrets/password-hash';
import { type KioskDeps, kioskWith } from './shared/kiosk-request';

type UnlockKioskDeps = Pick<KioskDeps, 'kiosks' | 'kioskDesk' | 'now' | 'newId'>;
type Unlock = {
  secret: string;
  pin: string;
  leave: boolean;
  /** The use case calls this function before the PIN comparison. */
  onTry: (kioskId: string) => void;
  onOpen: (kioskId: string) => void;
};

/** Opens the staff part of a kiosk by a PIN, or ends kiosk mode. @throws DomainError kiosk.unknown, pin.wrong */
export async function unlockKiosk(
  deps: UnlockKioskDeps,
  { secret, pin, leave, onTry, onOpen }: Unlock,
): Promise<{ isOpen: true }> {
  const { row, tableLabel } = await kioskWith(deps, secret);
  onTry(row.id);
  if (!(await isPasswordRight(pin, row.pinHash))) throw new DomainError('pin.wrong');
  onOpen(row.id);
  const at = deps.now();
  const entry = {
    id: deps.newId(),
    actor: KIOSK_ACTOR,
    action: leave ? 'kiosk.leave' : 'kiosk.open',
    tbl: 'kiosk',
    pk: row.id,
    after: { name: row.name, tableLabel },
    doneAt: at,
    receivedAt: at,
  };
  if (leave) {
    await deps.kiosks.leave(row.id, entry);
    deps.kioskDesk.forgetReport(row.id);
  } else {
    await deps.kiosks.noteOpened(entry);
  }
  return { isOpen: true };
}
