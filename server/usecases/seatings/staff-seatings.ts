import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { changeOrderStatusMutation } from '#domain/orders/order-changes';
import { billTotal } from '#domain/seatings/bill';
import { type PayBillInput, paymentKind } from '#domain/seatings/pay-bill';
import {
  type Call,
  type LetInInput,
  letInMutation,
  type MoveSeatingInput,
  moveSeatingMutation,
  takeCallMutation,
} from '#domain/seatings/seating';
import { type StoredOrder, staffOrder } from '../../repositories/rows/order-wire';
import {
  askingOf,
  callsOf,
  type SeatingRow,
  seatingRead,
} from '../../repositories/rows/seating-wire';
import type { TableRow } from '../../repositories/rows/table-wire';
import {
  closedSeating,
  movedSeating,
  type SeatingsRepository,
} from '../../repositories/seatings/seatings.repository';
import type { FinishedOrders } from '../../repositories/statements/finished-orders';
import { type Destination, phoneLetIn } from '../../repositories/statements/seating-statements';
import type { TableAssignments } from '../../repositories/table-assignments';
import type { TablesRepository } from '../../repositories/tables.repository';
import { auditRow } from '../shared/audit-row';
import { type StaffChangeDeps, type StaffRequest, staffChange } from '../shared/staff-change';

type SeatingDeps = StaffChangeDeps & {
  seatings: SeatingsRepository;
  tables: TablesRepository;
};

const SEATING = { name: 'seating' } as const;

/** Takes a table's call. A taken or replaced call succeeds. */
export function takeCall(deps: SeatingDeps, request: StaffRequest<{ call: Call; at: string }>) {
  const { call, at: seenAt } = request.input;
  const { firstName } = request.member;
  return staffChange(deps, request, deps.seatings, takeCallMutation, async (row, at) => {
    const standing = callsOf(row)[call];
    const isSame = standing !== null && standing.at === seenAt && standing.takenAt === null;
    if (!isSame || row.closedAt !== null) return null;
    const takenAt = Math.max(Date.parse(standing.at), at - request.ageMs);
    return {
      after:
        call === 'waiter'
          ? { waiterTakenAt: takenAt, waiterTakenBy: firstName }
          : { billTakenAt: takenAt, billTakenBy: firstName },
      audited: [
        { call, ...(await tableOf(deps, row)) },
        { call, takenBy: firstName },
      ],
    };
  });
}

/** Lets a phone at a table in, or refuses it, for staff. A phone that asks no longer succeeds. */
export function letIn(deps: SeatingDeps, request: StaffRequest<LetInInput>) {
  const { seatNo, isLetIn, at: seenAt } = request.input;
  return staffChange(deps, request, deps.seatings, letInMutation, async (row, at) => {
    const isAsking = askingOf(row).some((one) => one.seatNo === seatNo && one.at === seenAt);
    if (!isAsking || row.closedAt !== null) return null;
    const phone = { seatingId: row.id, seatNo, at: isLetIn ? at : null };
    return {
      after: { asking: row.asking.filter((one) => one.seatNo !== seatNo) },
      audited: [await tableOf(deps, row), { seatNo, isLetIn }],
      more: (won) => [phoneLetIn(phone, won)],
    };
  });
}

/**
 * Records the payment of a bill, finishes its orders and closes the table. The total must equal the total that the person saw.
 * @throws DomainError bill.changed, bill.unconfirmed (an order waits for staff), seating.closed
 */
export function payBill(deps: SeatingDeps, request: StaffRequest<PayBillInput>) {
  const { cashAmount: cash, cardAmount: card, totalAmount } = request.input;
  const operation = { row: SEATING, audit: 'seating.pay' };
  return staffChange(deps, request, deps.seatings, operation, async (row, at) => {
    if (row.cashKurus === cash && row.cardKurus === card) return null;
    refuseClosed(row);
    const orders = await deps.seatings.orders(row.id);
    refuseOther(row, orders, totalAmount);
    const kind = paymentKind({ cash, card });
    const closed = await closing(deps, request, row, { orders, payment: { kind, cash, card }, at });
    return {
      ...closed,
      after: { ...closed.after, cashKurus: cash, cardKurus: card },
      audited: [await tableOf(deps, row), { payment: kind, totalAmount: liraText(totalAmount) }],
    };
  });
}

function refuseOther(row: SeatingRow, stored: StoredOrder[], totalKurus: number): void {
  const orders = stored.map(staffOrder);
  const current = seatingRead(row);
  if (orders.some(({ status }) => status === 'pending')) {
    throw new DomainError('bill.unconfirmed', { current });
  }
  const owed = billTotal(orders);
  if (owed !== totalKurus) {
    throw new DomainError('bill.changed', { current, totalAmount: liraText(owed) });
  }
}

/**
 * Closes a seating without an unpaid bill; its phones must scan again. A closed seating succeeds.
 * @throws DomainError bill.unpaid, with the sum
 */
export function closeSeating(deps: SeatingDeps, request: StaffRequest) {
  const operation = { row: SEATING, audit: 'seating.close' };
  return staffChange(deps, request, deps.seatings, operation, async (row, at) => {
    if (row.closedAt !== null) return null;
    const orders = await deps.seatings.orders(row.id);
    const owed = billTotal(orders.map(staffOrder));
    if (owed > 0) {
      const totalAmount = liraText(owed);
      throw new DomainError('bill.unpaid', { current: seatingRead(row), totalAmount });
    }
    return {
      ...(await closing(deps, request, row, { orders, payment: null, at })),
      audited: [await tableOf(deps, row), {}],
    };
  });
}

type Bill = { orders: readonly StoredOrder[]; payment: FinishedOrders['payment']; at: number };

/** A seating ends with its orders and its booking; the log has one row for each order that it completes. */
async function closing(
  deps: SeatingDeps,
  { member }: StaffRequest,
  row: SeatingRow,
  { orders, payment, at }: Bill,
) {
  const by = member.firstName;
  const action = changeOrderStatusMutation.audit;
  const finished: FinishedOrders = {
    orders: orders.map((order) => order.row),
    payment,
    auditOf: ({ id, status }) =>
      auditRow(
        deps,
        { member },
        { action, tbl: 'order', pk: id, before: { status }, after: { status: 'completed' }, at },
      ),
  };
  const ends = await deps.seatings.seatedBooking(row.tableId, at);
  return {
    after: { closedAt: at, closedBy: by },
    ...closedSeating(row.id, { ends, finished, at, by }),
  };
}

type MoveSeatingDeps = SeatingDeps & { assignments: TableAssignments };

/**
 * Moves a party with its phones and bill; at an occupied table both share one bill. An equal table succeeds. @throws
 * DomainError conflict, seating.closed, table.blocked, table.taken (booked for another party),
 * table.occupied (a party that the person did not see)
 */
export function moveSeating(deps: MoveSeatingDeps, request: StaffRequest<MoveSeatingInput>) {
  const { tableId, from, isTogether } = request.input;
  const by = request.member.firstName;
  return staffChange(deps, request, deps.seatings, moveSeatingMutation, async (row, at) => {
    const joined = row.mergedInto === null ? null : await deps.seatings.find(row.mergedInto);
    const isThere = (joined ?? row).tableId === tableId;
    if (isThere && (joined !== null || row.closedAt === null)) return null;
    refuseClosed(row);
    if (row.tableId !== from)
      return { conflict: { by: row.movedBy, at: row.movedAt ?? row.openedAt } };
    const to = await destination(deps, row, { tableId, at });
    if (to.isJoined && !isTogether) await refuseParty(deps, row, { to, at });
    const moved = { movedAt: at, movedBy: by };
    return {
      after: to.seating
        ? { mergedInto: to.seating.id, closedAt: at, closedBy: by, ...moved }
        : { tableId: to.tableId, ...moved },
      audited: [
        await tableOf(deps, row),
        { tableLabel: to.label, ...(to.isJoined && { isJoined: true }) },
      ],
      ...movedSeating(row, to, { at, by }),
    };
  });
}

async function destination(
  deps: MoveSeatingDeps,
  row: SeatingRow,
  { tableId, at }: { tableId: number; at: number },
): Promise<Destination> {
  const table = await deps.tables.find(tableId);
  if (!table) throw new DomainError('table.blocked', { current: seatingRead(row) });
  const seating = await deps.seatings.openAt(tableId);
  const booking = await deps.seatings.seatedBooking(row.tableId, at);
  const party = await deps.seatings.seatedBooking(tableId, at);
  const to = { tableId, label: table.label, seating, booking, isJoined: !!seating || !!party };
  if (booking && !to.isJoined) await refuseTaken(deps, { table, booking, row, at });
  return to;
}

async function refuseParty(
  { assignments }: MoveSeatingDeps,
  row: SeatingRow,
  { to: { tableId, label, seating }, at }: { to: Destination; at: number },
): Promise<never> {
  const sitting = await assignments.sitting({ tableId, now: at, exceptId: '' });
  const since = sitting?.since ?? seating?.openedAt ?? at;
  throw new DomainError('table.occupied', {
    current: seatingRead(row),
    tableLabel: label,
    by: sitting?.guestName ?? null,
    at: new Date(since).toISOString(),
  });
}

type Wanted = {
  table: TableRow;
  booking: NonNullable<Destination['booking']>;
  row: SeatingRow;
  at: number;
};

/** A booked party needs a table that is free for the rest of its stay. */
async function refuseTaken(
  { assignments }: MoveSeatingDeps,
  { table, booking, row, at }: Wanted,
): Promise<void> {
  const { label: tableLabel } = table;
  const current = seatingRead(row);
  if (!table.isActive) throw new DomainError('table.blocked', { current, tableLabel });
  const span = { startsAt: at, endsAt: booking.endsAt };
  const other = await assignments.occupant(table.id, span, booking.id);
  if (!other) return;
  const from = new Date(other.startsAt).toISOString();
  throw new DomainError('table.taken', { current, tableLabel, by: other.guestName, at: from });
}

/** @throws DomainError seating.closed, with person and time */
function refuseClosed(row: SeatingRow): void {
  if (row.closedAt === null) return;
  throw new DomainError('seating.closed', {
    current: seatingRead(row),
    by: row.closedBy,
    at: new Date(row.closedAt).toISOString(),
  });
}

async function tableOf({ tables }: SeatingDeps, { tableId }: SeatingRow) {
  return { tableLabel: (await tables.find(tableId))?.label ?? null };
}
