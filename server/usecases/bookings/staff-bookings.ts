import * as v from 'valibot';
import {
  bookBegins,
  isEarly,
  keepsTable,
  TABLE_BOOKING_STATUSES,
  tableBookingStatusOf,
  tablesOf,
} from '#domain/bookings/booking';
import {
  canChangeTableBookingStatus,
  changeTableBookingStatusMutation,
} from '#domain/bookings/booking-changes';
import type * as operations from '#domain/bookings/bookings.operations';
import type { RecordDepositInput } from '#domain/bookings/brunch-changes';
import {
  BRUNCH_STATUSES,
  BY_CARD,
  brunchStatusOf,
  canChangeBrunchStatus,
  changeBrunchStatusMutation,
  recordDepositMutation,
  revivesBrunch,
  serveFirstDrinkMutation,
} from '#domain/bookings/brunch-changes';
import { agreedDrinkMinutes, canServeFirstDrink, servedAt } from '#domain/bookings/brunch-round';
import { agreedDepositKurus, depositKurusOf } from '#domain/bookings/deposit';
import { knownGuests, lastDigits } from '#domain/bookings/find-bookings';
import { DomainError } from '#domain/error-codes';
import { lineText } from '#domain/fields';
import { pageQuery } from '#domain/page-query';
import type { InputOf } from '#domain/sync/operation';
import { isDay } from '#domain/venue';
import type { BookingTable, BrunchRow } from '../../db/tables/bookings.table';
import type { Seated } from '../../repositories/booking-row';
import { newsOf } from '../../repositories/booking-row';
import type {
  BookingRow,
  BookingStep,
  BookingsRepository,
} from '../../repositories/bookings.repository';
import { bookingStep } from '../../repositories/bookings.repository';
import { brunchOffBill, brunchOnBill } from '../../repositories/brunch-bill';
import type { Touch } from '../../repositories/statements/bill-statements';
import type { Parts, RequestOf, StaffChangeDeps, StaffRequest } from '../shared/staff-change';
import { lastStatus, staffChange } from '../shared/staff-change';
import { arrivalOf, payable } from './brunch-money';

/** The query filters by status (`all` for any), evening, page, and words of the guest. */
export const listTableBookingsQuery = listQuery(TABLE_BOOKING_STATUSES);
export const listBrunchesQuery = listQuery(BRUNCH_STATUSES);

function listQuery<Status extends string>(statuses: readonly Status[]) {
  return v.object({
    status: v.optional(v.picklist(['all', ...statuses], 'booking.status_unknown'), 'all'),
    date: v.exactOptional(v.pipe(v.string(), v.check(isDay, 'date.invalid'))),
    q: v.optional(lineText(100), ''),
    ...pageQuery,
  });
}

/** Returns one page of bookings by time, of an evening or from last night on; a search finds all, the latest first. */
export async function listBookings<Table extends BookingTable, Read>(
  { bookings, now }: { bookings: BookingsRepository<Table, Read>; now: () => number },
  { status, date, q, page, limit }: v.InferOutput<ReturnType<typeof listQuery>>,
) {
  const where = {
    ...(status === 'all' ? {} : { status }),
    ...(date !== undefined && { serviceDay: date }),
    offset: (page - 1) * limit,
    limit,
  };
  if (q !== '') {
    const { rows, total } = await bookings.search(q, where);
    return { reservations: rows.map((one) => bookings.read(one)), total };
  }
  const found = await bookings.list({
    ...where,
    ...(date === undefined && { sinceDay: bookBegins(now()) }),
  });
  return { reservations: found.map((one) => bookings.read(one)) };
}

/** Returns guests whose phone ends with the typed digits: of the latest bookings, then of the club. */
export async function listKnownGuests(
  { knownGuests: stored }: Pick<Parts, 'knownGuests'>,
  { phone }: InputOf<typeof operations.listKnownGuests.schema>,
) {
  const digits = lastDigits(phone);
  if (digits === null) return { guests: [] };
  return { guests: knownGuests(await stored.byLastDigits(digits), phone) };
}

type ChangeBookingsDeps = StaffChangeDeps &
  Pick<Parts, 'tableBookings' | 'brunches' | 'settings' | 'menu' | 'seatings'> & {
    assignments: Pick<Parts['assignments'], 'sitting'>;
  };

type TableStatusRequest = RequestOf<typeof changeTableBookingStatusMutation>;

/** An equal status succeeds; otherwise the first change wins, and the second gets a conflict that names its author. */
export function changeTableBookingStatus(deps: ChangeBookingsDeps, request: TableStatusRequest) {
  const { tableBookings } = deps;
  const { status, from, isTogether = false } = request.input;
  const mutation = changeTableBookingStatusMutation;
  return staffChange(deps, request, tableBookings, mutation, async (row, at, found) => {
    if (row.status === status) return null;
    const mayChange = canChangeTableBookingStatus(tableBookingStatusOf(row.status), status);
    if (!isAsSeen(from, row.status) || !mayChange) return { conflict: lastStatus(row) };
    if (status === 'confirmed' && hasMovedSince(row, at - request.ageMs)) {
      return { conflict: { by: null, at: row.editedAt } };
    }
    if (isUnasked(row, request, at)) throw new DomainError('booking.too_early');
    const sitsAt = status === 'seated' && !isTogether ? at : undefined;
    if (sitsAt !== undefined && !comesBack(row, status)) {
      await refuseOccupied(deps, found, { current: tableBookings.read(found), at });
    }
    return statusStep(deps, request, { table: tableBookings.table, row, at, sitsAt });
  });
}

/** True if the guest asked for another time or party after staff's tap, which confirmed the earlier one. */
function hasMovedSince({ guestChange }: BookingRow, tappedAt: number): boolean {
  return guestChange !== null && guestChange.at > tappedAt;
}

/** Returns true for an unconfirmed seating more than 90 minutes before the slot, at the time of the tap. */
function isUnasked(row: BookingRow, { input, ageMs }: TableStatusRequest, at: number): boolean {
  // A returning party has arrived already.
  if (input.status !== 'seated' || row.status === 'completed' || input.isEarly) return false;
  return isEarly(row.startsAt, at - ageMs);
}

/**
 * Changes the status. An equal value succeeds; otherwise the first change wins.
 * @throws DomainError client_too_old (the change also records a deposit)
 */
export function changeBrunchStatus(
  deps: ChangeBookingsDeps,
  request: RequestOf<typeof changeBrunchStatusMutation>,
) {
  const { brunches } = deps;
  const { input, member } = request;
  const mutation = changeBrunchStatusMutation;
  return staffChange(deps, request, brunches, mutation, async (row, at, found) => {
    const isPaidNow = input.depositPaid === true && row.depositPaidAt === null;
    // A build that confirms and records at once does not say how the deposit was paid.
    if (isPaidNow) throw new DomainError('client_too_old');
    if (row.status === input.status) return null;
    if (row.depositKeptAt !== null) return { conflict: lastKept(row) };
    const mayChange = canChangeBrunchStatus(brunchStatusOf(row.status), input.status);
    if (!isAsSeen(input.from, row.status) || !mayChange) return { conflict: lastStatus(row) };
    const doneAt = tappedAt(row, request, at);
    const touch = { at, doneAt, by: member.firstName, byId: member.id };
    return statusStep(deps, request, {
      ...{ table: brunches.table, row, at },
      bill: await billOfStatus(deps, found, { to: input.status, touch }),
    });
  });
}

/** A party that is completed without its first drink was here all the same. */
async function billOfStatus(
  deps: ChangeBookingsDeps,
  found: Seated<BrunchRow>,
  { to, touch }: { to: string; touch: Touch },
): Promise<BookingStep['bill']> {
  const { status, firstDrinkAt } = found.row;
  if (firstDrinkAt !== null) return undefined;
  if (status === 'completed') return (won) => brunchOffBill(payable(found.row), touch, won);
  if (to !== 'completed') return undefined;
  const arrival = await arrivalOf(deps, found, { at: touch.at, hasLeft: true });
  return (won) => brunchOnBill(arrival, touch, won);
}

/** Records or reverts a deposit. An equal value succeeds; otherwise the first change wins. */
export function recordDeposit(deps: ChangeBookingsDeps, request: StaffRequest<RecordDepositInput>) {
  const { brunches } = deps;
  const { claim, input, member } = request;
  const { isPaid } = input;
  const by = member.firstName;
  return staffChange(deps, request, brunches, recordDepositMutation, (row, at) => {
    const wasPaid = row.depositPaidAt !== null;
    if (isPaid === wasPaid) return null;
    if (row.depositKeptAt !== null) return { conflict: lastKept(row) };
    if (!mayRecord(row, input)) {
      return {
        conflict: {
          by: row.depositPaidBy ?? row.statusBy,
          at: row.depositPaidAt ?? row.statusAt,
        },
      };
    }
    const doneAt = tappedAt(row, request, at);
    const revives = isPaid && revivesBrunch(row.status, row.depositDueAt, doneAt);
    const agreed = agreedDepositKurus(row.depositKurus);
    const { amount = agreed } = input;
    const kurus = isPaid ? amount : depositKurusOf(row);
    return {
      after: {
        ...(revives && { status: 'pending', statusAt: at, statusBy: by }),
        depositPaidAt: isPaid ? doneAt : null,
        depositPaidBy: isPaid ? by : null,
        depositTakenKurus: isPaid && kurus !== agreed ? kurus : null,
      },
      audited: [{ isPaid: wasPaid }, input],
      ...bookingStep(brunches.table, row, {
        claim,
        comesBack: revives,
        deposit: {
          ...{ id: row.id, isPaid, kurus, method: input.method ?? null, at, doneAt, by },
          ...{ byId: member.id, box: input.drawer },
        },
      }),
    };
  });
}

/** Staff must refund a card deposit by card. */
function mayRecord(row: BrunchRow, { from }: RecordDepositInput): boolean {
  if (row.depositPaidBy === BY_CARD) return false;
  return row.depositRequired && isAsSeen(from, row.depositPaidAt !== null);
}

/** Records the first drink, which starts the refill time. A second tap changes nothing. */
export function serveFirstDrink(
  deps: ChangeBookingsDeps,
  request: RequestOf<typeof serveFirstDrinkMutation>,
) {
  const { brunches } = deps;
  const { claim, input, member, ageMs } = request;
  const { isServed } = input;
  return staffChange(deps, request, brunches, serveFirstDrinkMutation, async (row, at, found) => {
    const wasServed = row.firstDrinkAt !== null;
    if (isServed === wasServed) return null;
    const drinkAt = servedAt(row.receivedAt, at, ageMs);
    const mayServe = !isServed || canServeFirstDrink(row, drinkAt);
    if (!isAsSeen(input.from, wasServed) || !mayServe) {
      return {
        conflict: {
          by: row.firstDrinkBy ?? row.statusBy,
          at: row.firstDrinkAt ?? row.statusAt,
        },
      };
    }
    if (isServed && !input.isEarly && isEarly(row.startsAt, drinkAt)) {
      throw new DomainError('booking.too_early');
    }
    const sitsAt = isServed && !input.isTogether ? at : undefined;
    if (sitsAt !== undefined) {
      await refuseOccupied(deps, found, { current: brunches.read(found), at });
    }
    const { rules } = await deps.settings.read();
    const touch = { at, doneAt: drinkAt, by: member.firstName, byId: member.id };
    const arrival = isServed ? await arrivalOf(deps, found, { people: input.people, at }) : null;
    return {
      after: {
        firstDrinkAt: isServed ? drinkAt : null,
        firstDrinkBy: isServed ? member.firstName : null,
        ...(isServed && { drinkMinutes: drinkMinutes(row, rules['brunch.drinkHours']) }),
      },
      audited: [{ isServed: wasServed }, input],
      ...bookingStep(brunches.table, row, {
        claim,
        sitsAt,
        bill: (won) =>
          arrival ? brunchOnBill(arrival, touch, won) : brunchOffBill(payable(row), touch, won),
      }),
    };
  });
}

/** Parties get the present drinks time, but never less than they were told when they booked. */
function drinkMinutes(row: BrunchRow, drinkHours: number): number {
  return Math.max(agreedDrinkMinutes(row.drinkMinutes), Math.round(drinkHours * 60));
}

type Step = {
  table: BookingTable;
  row: BookingRow;
  at: number;
  sitsAt?: number | undefined;
  bill?: BookingStep['bill'];
};

function statusStep(
  { newId }: ChangeBookingsDeps,
  { claim, input, member }: StaffRequest<{ status: string }>,
  { table, row, at, sitsAt, bill }: Step,
) {
  const { status } = input;
  const by = member.firstName;
  const audited: [object, object] = [{ status: row.status }, input];
  return {
    after: { status, statusAt: at, statusBy: by },
    audited,
    ...bookingStep(table, row, {
      claim,
      status: { to: status, at, by },
      comesBack: comesBack(row, status),
      sitsAt,
      effect: newsOf(row, status, { id: newId(), at }),
      ...(bill && { bill }),
    }),
  };
}

/** True if the party leaves a status without a table. */
function comesBack(row: BookingRow, status: string): boolean {
  return keepsTable(status) && !keepsTable(row.status);
}

function isAsSeen<Value>(from: Value | undefined, now: unknown): boolean {
  return from === undefined || from === now;
}

function lastKept({ depositKeptBy: by, depositKeptAt: at }: BrunchRow) {
  return { by, at };
}

/** The booking's arrival is the lower bound for times from older tablets' clocks. */
function tappedAt({ receivedAt }: BookingRow, { ageMs }: { ageMs: number }, at: number): number {
  return Math.max(receivedAt, at - ageMs);
}

/** @throws DomainError table.occupied, which names who sits at the booking's table and since when */
async function refuseOccupied(
  { assignments }: Pick<ChangeBookingsDeps, 'assignments'>,
  { row, tableLabel }: Seated<BookingRow>,
  { current, at }: { current: unknown; at: number },
): Promise<void> {
  const others = await Promise.all(
    tablesOf(row).map((tableId) =>
      assignments.sitting({ tableId, now: at, exceptId: row.id, withGuests: true }),
    ),
  );
  const sitting = others.find((one) => one !== null);
  if (!sitting) return;
  throw new DomainError('table.occupied', {
    current,
    tableLabel,
    by: sitting.guestName,
    at: new Date(sitting.since).toISOString(),
  });
}
