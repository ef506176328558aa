import { DomainError } from '#domain/error-codes';
import { SEAT_MS, type SeatRead } from '#domain/seatings/seating';
import { type Keys, secretHash } from '../../services/secrets/keys';
import { readTableToken } from '../../services/secrets/table-codes';
import { type BillDeps, newSeating } from './shared/bill-of-order';
import { seatRead } from './shared/seat-read';

export type TakeSeatDeps = BillDeps & { keys: Keys; now: () => number };

/** What a guessed token names: its look-up takes as long as that of a true one. */
const NO_TABLE = { tableId: 0, qrVersion: 0 };

/**
 * A phone has scanned a table's code and sits down there; the first scan opens the table's seating.
 * @throws DomainError seat.code_invalid: guessed, of another venue, replaced by a newer code, or the table is full
 */
export async function takeSeat(
  deps: TakeSeatDeps,
  { token, seat }: { token: string; seat: string },
): Promise<SeatRead> {
  const { tableId, qrVersion } = readTableToken(deps.keys, token) ?? NO_TABLE;
  const table = await deps.tables.find(tableId);
  if (!table || table.qrVersion !== qrVersion) throw new DomainError('seat.code_invalid');
  const now = deps.now();
  const opens = newSeating(deps.newId(), tableId, now);
  const phone = { secretHash: secretHash(seat), expiresAt: now + SEAT_MS };
  const taken = await deps.seats.sit(phone, { opens, qrVersion });
  if (!taken) throw new DomainError('seat.code_invalid');
  return seatRead(deps, { seat });
}
