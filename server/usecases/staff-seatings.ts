import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { orderCode } from '#domain/orders/order';
import { billTotal } from '#domain/seatings/bill';
import type {
  AnswerPhoneInput,
  AskingPhone,
  BillOrder,
  Call,
  SeatEntry,
  SeatRead,
} from '#domain/seatings/seating';
import {
  CALL_PAUSE_MS,
  firstNameOf,
  isCalling,
  letInMutation,
  moveSeatingMutation,
  phonesAsking,
  SEAT_MS,
  takeCallMutation,
} from '#domain/seatings/seating';
import type { SeatingRow, TableRow } from '../db/tables/bookings.table';
import { askingOf, callsOf, seatingRead } from '../repositories/booking-row';
import type { StoredOrder } from '../repositories/rows/order-row';
import { staffOrder } from '../repositories/rows/order-row';
import { closedSeating, movedSeating } from '../repositories/seatings/seatings.repository';
import type { Destination } from '../repositories/statements/seating-statements';
import { phoneLetIn } from '../repositories/statements/seating-statements';
import { readTableToken, secretHash } from '../services/keys';
import type { BillDeps } from './shared/bill-of-order';
import { newSeating, openSeat } from './shared/bill-of-order';
import type { Parts, RequestOf, StaffChangeDeps, StaffRequest } from './shared/staff-change';
import { orRefuse, servedAudit, staffChange } from './shared/staff-change';

type SeatingDeps = StaffChangeDeps & Pick<Parts, 'seatings' | 'tables'>;
type CloseSeatingDeps = SeatingDeps & Pick<Parts, 'bills'>;

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
export function letIn(deps: SeatingDeps, request: RequestOf<typeof letInMutation>) {
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
 * Frees a table without an unpaid bill; its phones must scan again. A free table succeeds.
 * @throws DomainError bill.unpaid, with the sum
 */
export function closeSeating(deps: CloseSeatingDeps, request: StaffRequest) {
  const operation = { row: SEATING, kind: 'seating.close' };
  const by = request.member.firstName;
  return staffChange(deps, request, deps.seatings, operation, async (row, at) => {
    if (row.closedAt !== null) return null;
    const bill = (await deps.bills.find(row.id))?.row;
    const owed = bill ? bill.worthKurus - bill.paidKurus : 0;
    if (owed > 0) {
      const totalAmount = liraText(owed);
      throw new DomainError('bill.unpaid', { current: seatingRead(row), totalAmount });
    }
    const orders = bill ? await deps.bills.orders(row.id) : [];
    const ends = await deps.seatings.seatedBooking(row.tableId, at);
    const touch = { at, doneAt: at, by };
    const finished = {
      orders,
      isServed: false,
      auditOf: servedAudit(deps, request, touch),
      ...touch,
    };
    return {
      after: { closedAt: at, closedBy: by },
      audited: [await tableOf(deps, row), {}],
      ...closedSeating(row.id, { ends, hasBill: bill !== undefined, finished }),
    };
  });
}

type MoveSeatingDeps = SeatingDeps & Pick<Parts, 'assignments'>;

/**
 * Moves a party with its phones and bill; at an occupied table both share one bill. An equal table succeeds. @throws
 * DomainError conflict, seating.closed, table.blocked, table.taken (booked for another party),
 * table.occupied (a party that the person did not see)
 */
export function moveSeating(deps: MoveSeatingDeps, request: RequestOf<typeof moveSeatingMutation>) {
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
  const party = await deps.seatings.bookingAround(tableId, at);
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
async function refuseTaken({ assignments }: MoveSeatingDeps, { table, booking, row, at }: Wanted) {
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

type ReadSeatDeps = Pick<BillDeps, 'seats' | 'seatings' | 'tables'> & Pick<Parts, 'bills' | 'now'>;

/**
 * Returns a phone's table with its bill. Until it is let in, a phone reads only its own orders: a photographed code
 * reveals nothing.
 * @throws DomainError seat.ended
 */
export async function readSeat(deps: ReadSeatDeps, { seat }: { seat: string }): Promise<SeatRead> {
  const now = deps.now();
  const { seating, seatNo, phone, table } = await openSeat(deps, seat, now);
  const isAccepted = phone.letInAt !== null;
  const asking = phonesAsking({ asking: askingOf(seating) }, now);
  const all = (await deps.seatings.orders(seating.id)).map((order) => billOrder(order, seatNo));
  const bill = await deps.bills.find(seating.id);
  const owed = bill ? Math.max(0, bill.row.worthKurus - bill.row.paidKurus) : 0;
  const orders = isAccepted ? all : all.filter(({ isMine }) => isMine);
  return {
    seatNo,
    table: { id: table.id, label: table.label, area: table.area },
    isAccepted,
    entry: isAccepted ? 'in' : entryOf(seating, asking, seatNo),
    asking: isAccepted ? asking : [],
    orders,
    totalAmount: liraText(isAccepted ? owed : billTotal(orders)),
    calls: callsOf(seating),
  };
}

function entryOf(
  { acceptedAt }: Pick<SeatingRow, 'acceptedAt'>,
  asking: readonly AskingPhone[],
  ownNo: number,
): SeatEntry {
  if (acceptedAt === null) return 'first_order';
  return asking.some(({ seatNo }) => seatNo === ownNo) ? 'asking' : 'unanswered';
}

function billOrder(order: StoredOrder, ownNo: number): BillOrder {
  const {
    id,
    status,
    seatNo = null,
    guestName,
    createdAt,
    totalAmount,
    paidAt,
    items,
  } = staffOrder(order);
  return {
    code: orderCode(id),
    status,
    seatNo,
    name: firstNameOf(guestName),
    isMine: seatNo === ownNo,
    createdAt,
    totalAmount,
    paidAt: paidAt ?? null,
    items: items.map(({ nameEn, nameTr, quantity, totalPrice }) => ({
      nameEn,
      nameTr,
      quantity,
      totalPrice,
    })),
  };
}

/** For guessed tokens the lookup of a dummy takes equally long. */
const NO_TABLE = { tableId: 0, qrVersion: 0 };

/**
 * Adds a phone that scanned a table's code; the first scan opens the seating.
 * @param onKnown called once the code is known to be valid
 * @throws DomainError seat.code_invalid: unknown or replaced code, or a full table
 */
export async function takeSeat(
  deps: BillDeps & ReadSeatDeps & Pick<Parts, 'keys' | 'now'>,
  { token, seat, onKnown }: { token: string; seat: string; onKnown: () => void },
): Promise<SeatRead> {
  const { tableId, qrVersion } = readTableToken(deps.keys, token) ?? NO_TABLE;
  const table = await deps.tables.find(tableId);
  if (!table || table.qrVersion !== qrVersion) throw new DomainError('seat.code_invalid');
  onKnown();
  const now = deps.now();
  const opens = newSeating(deps.newId(), tableId, now);
  const phone = { secretHash: secretHash(seat), expiresAt: now + SEAT_MS, askedAt: now };
  orRefuse(await deps.seats.sit(phone, { opens, qrVersion }), 'seat.code_invalid');
  return readSeat(deps, { seat });
}

/**
 * Lets a phone in, or refuses it, for somebody at the table. Changes nothing if the answering phone is not let in, or
 * if the question is answered.
 * @throws DomainError seat.ended
 */
export async function answerPhone(
  deps: ReadSeatDeps,
  { seat, seatNo, isLetIn }: AnswerPhoneInput & { seat: string },
): Promise<SeatRead> {
  const now = deps.now();
  const { phone } = await openSeat(deps, seat, now);
  await deps.seats.answer(phone, { seatNo, at: isLetIn ? now : null });
  return readSeat(deps, { seat });
}

/**
 * Records that a table calls a waiter or requests the bill. Does not repeat an open or just taken call.
 * @throws DomainError seat.ended
 */
export async function callStaff(
  deps: ReadSeatDeps,
  { seat, call }: { seat: string; call: Call },
): Promise<SeatRead> {
  const now = deps.now();
  const { seating } = await openSeat(deps, seat, now);
  const last = callsOf(seating)[call];
  const isRecent = last !== null && now - Date.parse(last.at) < CALL_PAUSE_MS;
  if (!isCalling(last) && !isRecent) {
    await deps.seatings.call(
      seating.id,
      call === 'waiter'
        ? { waiterCalledAt: now, waiterTakenAt: null, waiterTakenBy: null }
        : { billCalledAt: now, billTakenAt: null, billTakenBy: null },
    );
  }
  return readSeat(deps, { seat });
}
