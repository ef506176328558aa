import { eveningSpan, preferredArea, slotInstant, untimely } from '#domain/bookings/booking';
import type {
  AnnounceLateInput,
  BookedTime,
  ChangeBookingTimeInput,
} from '#domain/bookings/booking-changes';
import {
  announceLateBrunchMutation,
  announceLateTableMutation,
  canAnnounceLate,
  canGuestCancelBooking,
  changeBrunchTimeMutation,
  changeTableTimeMutation,
  isSameTime,
} from '#domain/bookings/booking-changes';
import { canMoveBrunch } from '#domain/bookings/deposit';
import type { Alternative, Wish } from '#domain/bookings/free-tables';
import { nearestAlternatives, openSlots } from '#domain/bookings/free-tables';
import { DomainError } from '#domain/error-codes';
import { brunchRulesOf } from '#domain/settings/rules-of';
import { businessDay } from '#domain/venue';
import type { BookingTable, BrunchRow, TableBookingRow } from '../../db/tables/bookings.table';
import { changeNewsOf } from '../../repositories/booking-row';
import type { BookingRow, BookingsRepository } from '../../repositories/bookings.repository';
import { RESERVATION, tellTable } from '../../repositories/bookings.repository';
import { effectStatement } from '../../repositories/effects.repository';
import type { Claim, NewEffect, RowBatch } from '../../repositories/rows/responses.repository';
import { changeRow } from '../../repositories/rows/responses.repository';
import { tableForChange } from '../../repositories/statements/table-capacity';
import type { Proof } from '../../services/files/data-folder';
import { isOwn } from '../../services/files/data-folder';
import type { Keys, LinkedBooking } from '../../services/keys';
import type { Parts } from '../shared/staff-change';
import { refuseClosedTime, untilWritten } from '../shared/staff-change';
import { offeredTable } from './book';
import type { BothKinds } from './guest-bookings';
import { linkClaim } from './guest-bookings';

type ChangeDeps = BothKinds & Pick<Parts, 'gateway' | 'responses' | 'settings' | 'now' | 'newId'>;

type Own<Input> = Proof & { id: string; claim: Claim; ageMs: number; input: Input };

/** @throws DomainError not_found, conflict, slot_taken, booking.not_changeable, or why the time is not offered */
export function changeTableTime(deps: ChangeDeps, request: Own<ChangeBookingTimeInput>) {
  return ownChange(deps, deps.tableBookings, byOwner(request), moveTable(deps, request));
}

/** @throws DomainError as changeTableTime, and brunch.not_movable */
export function changeBrunchTime(deps: ChangeDeps, request: Own<ChangeBookingTimeInput>) {
  return ownChange(deps, deps.brunches, byOwner(request), moveBrunch(deps, request));
}

/** @throws DomainError not_found, booking.late_untimely */
export function announceLateTable(deps: ChangeDeps, request: Own<AnnounceLateInput>) {
  return ownChange(deps, deps.tableBookings, byOwner(request), comeLate(request));
}

/** @throws DomainError not_found, booking.late_untimely */
export function announceLateBrunch(deps: ChangeDeps, request: Own<AnnounceLateInput>) {
  return ownChange(deps, deps.brunches, byOwner(request), comeLate(request));
}

/** What the guest asks for on the page behind the booking's link, whose forms have no mutation id. */
export type LinkedWish =
  | { change: 'time'; input: ChangeBookingTimeInput }
  | { change: 'late'; input: AnnounceLateInput };

const KINDS = {
  table: { time: changeTableTimeMutation.kind, late: announceLateTableMutation.kind },
  brunch: { time: changeBrunchTimeMutation.kind, late: announceLateBrunchMutation.kind },
} as const;

/** Changes a booking by its link; a second submit finds the booking changed already. @throws DomainError as above */
export async function changeLinkedBooking(
  deps: ChangeDeps & { keys: Keys },
  { kind, id, key, wish }: LinkedBooking & { key: string | null; wish: LinkedWish },
): Promise<void> {
  const claim = linkClaim(deps, { kind, id, key }, KINDS[kind][wish.change]);
  const asked = { id, claim, mayChange: () => true };
  if (wish.change === 'late') {
    const late = comeLate({ input: wish.input, ageMs: 0 });
    await (kind === 'table'
      ? ownChange(deps, deps.tableBookings, asked, late)
      : ownChange(deps, deps.brunches, asked, late));
    return;
  }
  const move = { input: wish.input, ageMs: 0 };
  await (kind === 'table'
    ? ownChange(deps, deps.tableBookings, asked, moveTable(deps, move))
    : ownChange(deps, deps.brunches, asked, moveBrunch(deps, move)));
}

type Asked = { id: string; claim: Claim; mayChange: (row: Proof) => boolean };

function byOwner({ id, claim, ...proof }: Own<unknown>): Asked {
  return { id, claim, mayChange: (row) => isOwn(row, proof) };
}

/** null: the booking is so already. `whenFull` says what else is free, if the guard fails. */
type Step<Row> =
  | null
  | (RowBatch & {
      after: Partial<Row>;
      effect?: NewEffect | null;
      whenFull?: () => Promise<{ alternatives: Alternative[] }>;
    });

/** Changes a guest's booking once, with the stored response: `decide` returns what becomes of the row. */
function ownChange<Table extends BookingTable, Read extends object>(
  { gateway, responses, now }: ChangeDeps,
  bookings: BookingsRepository<Table, Read>,
  { id, claim, mayChange }: Asked,
  decide: (row: Table['$inferSelect'], at: number) => Promise<Step<BookingRow>> | Step<BookingRow>,
) {
  const { table } = bookings;
  return untilWritten(async () => {
    const found = await bookings.find(id);
    if (!found || !mayChange(found.row)) throw new DomainError('not_found');
    const { row } = found;
    const responseOf = (after: object) => ({
      status: 200,
      body: JSON.stringify({
        mutationId: claim.mutationId,
        reservationId: id,
        reservation: bookings.read(found, { ...row, ...after }),
      }),
    });
    const at = now();
    const step = await decide(row, at);
    if (!step) return responses.keep(claim, responseOf({}));
    const { effect = null, whenFull, ...batch } = step;
    const after = { ...step.after, v: row.v + 1 };
    const written = await changeRow<BookingTable>(gateway, table, {
      ...batch,
      claim,
      response: responseOf(after),
      at,
      before: row,
      after,
      audit: null,
      more: (won) => [
        tellTable(table, { claim, id, path: RESERVATION }, won),
        ...(effect ? [effectStatement(effect, won)] : []),
      ],
    });
    if (written || !whenFull || (await bookings.find(id))?.row.v !== row.v) return written;
    throw new DomainError('slot_taken', await whenFull());
  });
}

type Move = { input: ChangeBookingTimeInput; ageMs: number };

function moveTable(deps: ChangeDeps, { input: { from, ...to }, ageMs }: Move) {
  return async (row: TableBookingRow, at: number): Promise<Step<TableBookingRow>> => {
    if (isSettled(row, { from, to, at })) return null;
    const area = preferredArea(row.tablePreference);
    const body = { ...to, tablePreference: area };
    const ask = { body, areas: [area], at, placedAt: at - ageMs, own: row };
    const alternatives = await offeredTable(deps, ask);
    const { partySize } = to;
    const whenFull = async () => ({ partySize, alternatives: await alternatives() });
    return { ...moved(deps, row, { to, at, area, status: 'pending' }), whenFull };
  };
}

function moveBrunch(deps: ChangeDeps, { input: { from, ...to }, ageMs }: Move) {
  return async (row: BrunchRow, at: number): Promise<Step<BrunchRow>> => {
    if (to.partySize !== from.partySize) throw new DomainError('brunch.not_movable');
    if (isSettled(row, { from, to, at })) return null;
    const present = await deps.settings.read();
    const daysAhead = present.rules['bookings.daysAhead'];
    const placedAt = at - ageMs;
    const firstDay = businessDay(placedAt);
    const code = untimely(to, { now: at, placedAt, firstDay, daysAhead });
    if (code) throw new DomainError(code);
    refuseClosedTime(present, to);
    const rules = brunchRulesOf(present.rules, present.mostSeats);
    const startsAt = slotInstant(to);
    const day = { serviceDay: to.serviceDay, startsAt };
    if (!canMoveBrunch(row, day, { now: at, rules })) throw new DomainError('brunch.not_movable');
    const whenFull = () => brunchAlternatives(deps, row, { to, at });
    if (!rules.slots.includes(to.reservationTime)) {
      throw new DomainError('booking.time_gone', { times: rules.slots, ...(await whenFull()) });
    }
    const step = moved(deps, row, { to, at, area: null, status: row.status });
    const dueAt = row.depositDueAt;
    const depositDueAt = dueAt === null ? null : Math.min(dueAt, startsAt);
    return { ...step, after: { ...step.after, depositDueAt }, whenFull };
  };
}

async function brunchAlternatives(
  { brunches, settings }: ChangeDeps,
  row: BrunchRow,
  { to, at }: { to: BookedTime; at: number },
): Promise<{ alternatives: Alternative[] }> {
  const present = await settings.read();
  const rules = brunchRulesOf(present.rules, present.mostSeats);
  const evening = await brunches.evening(eveningSpan(to.serviceDay), row.id);
  const isOwnDay = to.serviceDay === row.serviceDay;
  const others = rules.slots.filter((time) => !(isOwnDay && time === row.slot));
  const slots = openSlots(present.opening, to.serviceDay, others);
  const wish: Wish = { ...to, tablePreference: null };
  return { alternatives: nearestAlternatives(evening, wish, { slots, areas: [null], after: at }) };
}

/**
 * Returns true if the booking is as the guest wishes.
 * @throws DomainError booking.not_changeable, or conflict: staff or another phone changed it first
 */
function isSettled(
  row: BookingRow,
  { from, to, at }: { from: BookedTime; to: BookedTime; at: number },
): boolean {
  const { status, startsAt, serviceDay, slot, partySize } = row;
  if (!canGuestCancelBooking(status, startsAt, at)) {
    throw new DomainError('booking.not_changeable', { status });
  }
  const current = { serviceDay, reservationTime: slot, partySize };
  if (isSameTime(current, to)) return true;
  if (isSameTime(current, from)) return false;
  throw new DomainError('conflict', {
    current: { ...current, status },
    isByGuest: row.editedBy === null,
    at: row.editedAt === null ? null : new Date(row.editedAt).toISOString(),
  });
}

type NewTime = { to: BookedTime; at: number; area: Wish['tablePreference']; status: string };

/** The booking holds its present table until the batch has won the new one. */
function moved({ newId }: ChangeDeps, row: BookingRow, { to, at, area, status }: NewTime) {
  const { serviceDay, reservationTime: slot, partySize } = to;
  const startsAt = slotInstant(to);
  const span = { startsAt, endsAt: startsAt + (row.endsAt - row.startsAt) };
  const from = { serviceDay: row.serviceDay, reservationTime: row.slot, partySize: row.partySize };
  return {
    ...tableForChange(row, { ...span, partySize, area }),
    after: {
      ...{ ...span, serviceDay, slot, partySize },
      ...(status !== row.status && { status, statusAt: at, statusBy: null }),
      guestChange: { at, from, to: { serviceDay, reservationTime: slot, partySize } },
      editedAt: at,
      editedBy: null,
      lateMinutes: null,
      lateAt: null,
      guestConfirmedAt: null,
    },
    effect: changeNewsOf(row, { id: newId(), at }),
  };
}

function comeLate({ input: { minutes }, ageMs }: { input: AnnounceLateInput; ageMs: number }) {
  return (row: BookingRow, at: number): Step<BookingRow> => {
    if (row.lateMinutes === minutes) return null;
    const sits = 'firstDrinkAt' in row && row.firstDrinkAt !== null;
    if (sits || !canAnnounceLate(row.status, row.startsAt, at - ageMs)) {
      throw new DomainError('booking.late_untimely', { status: row.status });
    }
    return { after: { lateMinutes: minutes, lateAt: at } };
  };
}
