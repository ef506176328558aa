import { DomainError } from '#domain/error-codes';
import { SEAT_MS, type SeatRead } from '#domain/seatings/seating';
import { type Keys, secretHash } from '../../services/secrets/keys';
import { readTableToken } from '../../services/secrets/signed-links';
import { type BillDeps, newSeating } from './shared/bill-of-order';
import { seatRead } from './shared/seat-read';

export type TakeSeatDeps = BillDeps & { keys: Keys; now: () => number };

/** For guessed tokens the lookup of a dummy takes equally long. */
const NO_TABLE = { tableId: 0, qrVersion: 0 };

/**
 * Adds a phone that scanned a table's code; the first scan opens the seating.
 * @param onKnown called once the code is known to be valid
 * @throws DomainError seat.code_invalid: unknown or replaced code, or a full table
 */
export async function takeSeat(
  deps: TakeSeatDeps,
  { token, seat, onKnown }: { token: string; seat: string; onKnown: () => void },
): Promise<SeatRead> {
  const { tableId, qrVersion } = readTableToken(deps.keys, token) ?? NO_TABLE;
  const table = await deps.tables.find(tableId);
  if (!table || table.qrVersion !== qrVersion) throw new DomainError('seat.code_invalid');
  onKnown();
  const now = deps.now();
  const opens = newSeating(deps.newId(), tableId, now);
  const phone = { secretHash: secretHash(seat), expiresAt: now + SEAT_MS, askedAt: now };
  const taken = await deps.seats.sit(phone, { opens, qrVersion });
  if (!taken) throw new DomainError('seat.code_invalid');
  return seatRead(deps, { seat });
}
