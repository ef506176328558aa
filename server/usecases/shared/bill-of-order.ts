import { shortName } from '#domain/bills/bill';
import { lineNow } from '#domain/bills/line-entry';
import { DomainError } from '#domain/error-codes';
import type { TickedLine } from '#domain/orders/line-tick';
import { statusByTicks } from '#domain/orders/line-tick';
import { orderStatusOf } from '#domain/orders/order';
import type { PlaceOrderInput } from '#domain/orders/place-order';
import { tableCalled } from '#domain/tables/table-called';
import type { SeatingRow } from '../../db/tables/bookings.table';
import { stepWritten } from '../../repositories/orders.repository';
import type {
  BillRow,
  LineEntryRow,
  OrderLineRow,
  SeatOfOrder,
  StoredOrder,
} from '../../repositories/rows/order-row';
import type { Touch } from '../../repositories/statements/bill-statements';
import type { MoveTo } from '../../repositories/statements/moved-lines';
import type { OrderPlaceAtTable } from '../../repositories/statements/seating-statements';
import { secretHash } from '../../services/keys';
import type { Parts } from './staff-change';
import { orRefuse } from './staff-change';

export type BillDeps = Pick<Parts, 'seats' | 'seatings' | 'tables' | 'newId'>;

/**
 * Returns the bill of a new order: that of the phone's seat, or of the named table; null if the order names no table of
 * the venue.
 * @throws DomainError seat.ended, when the phone's seat is not open at `tappedAt`
 */
export async function billOfOrder(
  deps: BillDeps,
  { serviceType, tableNumber, seat }: PlaceOrderInput,
  { tappedAt, now }: { tappedAt: number; now: number },
): Promise<{ seat: SeatOfOrder | null; bill: OrderPlaceAtTable | null }> {
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
  const table = orRefuse(await tables.find(found.seating.tableId), 'seat.ended');
  const { seat: phone, seating } = found;
  return { seating, seatNo: phone.no, phone, label: table.label, table };
}

export type PlaceDeps = Pick<BillDeps, 'seatings' | 'tables'> & Pick<Parts, 'bills'>;

/** The bill that gets a round of staff or lines that move, with its party, which may have left. */
export type BillPlace = MoveTo & {
  /** null: the batch opens the bill. */
  row: BillRow | null;
  seating: SeatingRow | null;
};

type Named = {
  id: string;
  /** What the tablet knows of a bill that the server may not have: its table, or the name of a tab. */
  begins?: { label: string; tableId?: number } | undefined;
};

/**
 * Finds the bill that a tablet means: the one with this id, the one that it was merged into, that of the party at the
 * table, or a new one. A party that moved is followed.
 * @throws DomainError not_found (no such bill, no such table)
 */
export async function billPlace(
  deps: PlaceDeps,
  { id, begins }: Named,
  touch: { by: string; at: number },
): Promise<BillPlace> {
  const { bills, seatings, tables } = deps;
  const found = await bills.find(id);
  if (found) {
    const { row } = found;
    return { id: row.id, label: row.label, v: row.v, row, seating: await seatings.find(row.id) };
  }
  const known = await seatings.find(id);
  if (known?.mergedInto) return billPlace(deps, { id: known.mergedInto, begins }, touch);
  const tableId = known?.tableId ?? begins?.tableId;
  if (tableId === undefined) {
    if (!begins) throw new DomainError('not_found');
    return { id, label: begins.label, row: null, seating: null, begins: { kind: 'tab' } };
  }
  const table = orRefuse(await tables.find(tableId));
  const begun = { id, label: table.label, row: null };
  if (known) return { ...begun, seating: known, begins: { kind: 'table' } };
  const seated = await seatings.openAt(tableId);
  if (!seated) {
    const opens = newSeating(id, tableId, touch.at);
    const accepted = { ...opens, acceptedAt: touch.at, acceptedBy: touch.by };
    return { ...begun, seating: accepted, begins: { kind: 'table', opens: accepted } };
  }
  const there = await billPlace(deps, { id: seated.id }, touch);
  return { ...there, begins: { kind: 'table', named: id } };
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

/** Returns the member whose points a bill earns; one who is gone is nobody. */
export async function memberOf(
  { members }: Pick<Parts, 'members'>,
  id: string | null | undefined,
): Promise<{ memberId: string | null; memberName: string | null }> {
  const member = id ? await members.find(id) : null;
  return { memberId: member?.id ?? null, memberName: member && shortName(member) };
}

type NewEntry = Pick<LineEntryRow, 'lineNo' | 'kind' | 'quantity' | 'kurus'>;

/** Returns an order's lines with what is left of each after its entries and these new ones. */
export function linesLeft(
  { lines, entries = [] }: StoredOrder,
  more: readonly NewEntry[] = [],
): (TickedLine & OrderLineRow)[] {
  return lines.map((line) => {
    const own = [...entries, ...more].filter(({ lineNo }) => lineNo === line.lineNo);
    return { ...line, left: lineNow(line, own).left };
  });
}

/**
 * Returns what becomes of an order whose pieces were taken off or came back: it is ready if only ticked dishes are left,
 * and prepared again if there is one to make; null means that it stays as it is.
 */
export function stepOfLines(
  order: StoredOrder,
  entries: readonly NewEntry[],
  { at, doneAt, by }: Touch,
) {
  const { row } = order;
  const before = linesLeft(order);
  const after = linesLeft(order, entries);
  const isAgain = after.some(
    ({ left, readyAt }, index) => readyAt === null && left > 0 && (before[index]?.left ?? 0) <= 0,
  );
  const to =
    row.status === 'ready' && isAgain
      ? 'preparing'
      : statusByTicks(orderStatusOf(row.status), after);
  const isMoved =
    to === 'ready' ? row.status !== 'ready' : row.status === 'ready' && to === 'preparing';
  if (!isMoved) return null;
  const step = { status: to, statusAt: at, statusBy: by, cancelReason: row.cancelReason };
  return stepWritten(row, step, doneAt);
}
