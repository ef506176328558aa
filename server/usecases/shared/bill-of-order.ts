import { DomainError } from '#domain/error-codes';
import type { PlaceOrderInput } from '#domain/orders/place-order';
import { tableCalled } from '#domain/tables/table-called';
import type { SeatOfOrder } from '../../repositories/rows/order-row';
import type { SeatingRow } from '../../repositories/rows/seating-wire';
import type { SeatingsRepository } from '../../repositories/seatings/seatings.repository';
import type { SeatsRepository } from '../../repositories/seatings/seats.repository';
import type { OrderPlaceAtTable } from '../../repositories/statements/seating-statements';
import type { TablesRepository } from '../../repositories/tables.repository';
import { secretHash } from '../../services/secrets/keys';

export type BillDeps = {
  seats: SeatsRepository;
  seatings: SeatingsRepository;
  tables: TablesRepository;
  newId: () => string;
};

type BillOfOrder = { seat: SeatOfOrder | null; bill: OrderPlaceAtTable | null };

/**
 * Returns the bill of a new order: that of the phone's seat, or of the named table; null if the order names no table of
 * the venue.
 * @throws DomainError seat.ended, when the phone's seat is not open at `tappedAt`
 */
export async function billOfOrder(
  deps: BillDeps,
  { serviceType, tableNumber, seat }: PlaceOrderInput,
  { tappedAt, now }: { tappedAt: number; now: number },
): Promise<BillOfOrder> {
  if (serviceType !== 'table') return { seat: null, bill: null };
  if (seat) {
    const { seating, seatNo, label } = await openSeat(deps, seat, tappedAt);
    return { seat: { seatNo, label }, bill: { seating, label } };
  }
  const table = tableNumber ? tableCalled(tableNumber, await deps.tables.labels()) : null;
  const opens = table && newSeating(deps.newId(), table.id, now);
  return { seat: null, bill: opens && { opens, label: table.label } };
}

/** Returns the seat of a secret. @throws DomainError seat.ended, the same for a guessed, an old and a closed one */
export async function openSeat(
  { seats, tables }: Pick<BillDeps, 'seats' | 'tables'>,
  seat: string,
  at: number,
) {
  const found = await seats.find(secretHash(seat));
  if (!found || found.seating.closedAt !== null || found.seat.expiresAt <= at) {
    throw new DomainError('seat.ended');
  }
  const table = await tables.find(found.seating.tableId);
  if (!table) throw new DomainError('seat.ended');
  const { seat: phone, seating } = found;
  return { seating, seatNo: phone.no, phone, label: table.label, table };
}

export function newSeating(id: string, tableId: number, openedAt: number): SeatingRow {
  return {
    id,
    v: 1,
    tableId,
    openedAt,
    acceptedAt: null,
    acceptedBy: null,
    closedAt: null,
    closedBy: null,
    mergedInto: null,
    movedAt: null,
    movedBy: null,
    waiterCalledAt: null,
    waiterTakenAt: null,
    waiterTakenBy: null,
    billCalledAt: null,
    billTakenAt: null,
    billTakenBy: null,
    cashKurus: null,
    cardKurus: null,
    lastSeatNo: 0,
    asking: [],
  };
}
