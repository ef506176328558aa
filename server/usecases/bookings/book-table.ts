import type { BookTableInput } from '#domain/bookings/book-table';
import {
  eveningSpan,
  preferredArea,
  slotInstant,
  TABLE_AREAS,
  type TableArea,
  tableDays,
  untimely,
} from '#domain/bookings/booking';
import {
  type Alternative,
  freeTimes,
  nearestAlternatives,
  type TableTime,
  type Wish,
} from '#domain/bookings/free-tables';
import { openSlots } from '#domain/bookings/open-slots';
import { isTooClose, leadMsOf, type TableRules } from '#domain/bookings/table-rules';
import { DomainError } from '#domain/error-codes';
import {
  bookingConfirmation,
  confirmationOf,
  type NewBookingRequest,
  newBookingRow,
  type TableBookingRow,
} from '../../repositories/rows/booking-row';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { bookingLinks } from '../../services/secrets/keys';
import { orRefuse, type Parts } from '../shared/staff-change';
import { refuseClosedTime, tableRulesOf } from '../shared/table-rules-of';
import { newEntry } from './waitlist';

type BookTableDeps = Pick<
  Parts,
  'tableBookings' | 'waitlist' | 'keys' | 'settings' | 'now' | 'newId'
>;

/** Assigns the smallest fitting table in the chosen area, or returns alternatives, or puts the party on the waitlist. */
export async function bookTable(
  { tableBookings, waitlist, keys, settings, now, newId }: BookTableDeps,
  request: NewBookingRequest<BookTableInput>,
): Promise<MutationResponse> {
  const at = now();
  const { claim, body } = request;
  const { tablePreference } = body;
  const area = preferredArea(tablePreference);
  const wish = { ...body, tablePreference: area };
  const areas = area === null ? [null] : TABLE_AREAS;
  const ask = { body: wish, areas, at, placedAt: at - request.ageMs };
  const alternatives = await offeredTable({ tableBookings, settings }, ask);
  const row = { ...newBookingRow(request, 'pending', at), tablePreference };
  const links = bookingLinks(keys, { kind: 'table', id: row.id });
  const stored = await tableBookings.book({
    row,
    area,
    claim,
    response: { status: 201, body: JSON.stringify({ ...bookingConfirmation(row), ...links }) },
    effect: confirmationOf(row, newId()),
  });
  if (stored) return stored;
  if (body.flexMinutes === undefined) {
    throw new DomainError('slot_taken', { alternatives: await alternatives() });
  }
  return joinWaitlist({ waitlist, keys, newId }, request, at);
}

/** A party that finds no table waits for one. @throws DomainError waitlist.full */
async function joinWaitlist(
  { waitlist, keys, newId }: Pick<BookTableDeps, 'waitlist' | 'keys' | 'newId'>,
  request: NewBookingRequest<BookTableInput>,
  at: number,
): Promise<MutationResponse> {
  const { claim, body } = request;
  const { flexMinutes = 0 } = body;
  const tablePreference = preferredArea(body.tablePreference);
  const joining = { isWalkIn: false, flexMinutes, quotedMinutes: null, tablePreference };
  const row = newEntry(request, joining, at);
  const links = bookingLinks(keys, { kind: 'table', id: row.id });
  const confirmation = { ...bookingConfirmation(row), ...links };
  const stored = await waitlist.join({
    row,
    claim,
    response: { status: 201, body: JSON.stringify(confirmation) },
    effect: confirmationOf(row, newId()),
  });
  return orRefuse(stored, 'waitlist.full');
}

export type TableTimesQuery = { day: string; party: number };

/** Returns the times that a guest can still ask for on a day; a day without bookings has none. */
export async function readTableTimes(
  { tableBookings, settings, now }: Pick<BookTableDeps, 'tableBookings' | 'settings' | 'now'>,
  { day: serviceDay, party: partySize }: TableTimesQuery,
): Promise<{ times: TableTime[] }> {
  const at = now();
  const present = await settings.read();
  const rules = tableRulesOf(present.rules, present.mostSeats);
  const { first, last } = tableDays(at, rules.daysAhead);
  const isClosed = present.rules['bookings.closedDays'].includes(serviceDay);
  if (serviceDay < first || serviceDay > last || isClosed) return { times: [] };
  const times = openSlots(present.opening, serviceDay, rules.times).filter(
    (reservationTime) => !isTooClose(slotInstant({ serviceDay, reservationTime }), at, rules),
  );
  const evening = await tableBookings.evening(eveningSpan(serviceDay));
  return { times: freeTimes(evening, { serviceDay, partySize }, times) };
}

type Ask = {
  body: Wish;
  /** The alternatives are in these areas. */
  areas: readonly (TableArea | null)[];
  at: number;
  placedAt: number;
  /** A booking that stands may keep its day, time and party, whatever is offered at present. */
  own?: TableBookingRow;
};

/**
 * Checks a wish against the present rules; returns how to find the nearest free slots.
 * @throws DomainError booking.too_late, booking.too_soon, booking.too_far_ahead, booking.day_closed,
 * booking.bar_closed, booking.party_too_large, booking.time_gone
 */
export async function offeredTable(
  { tableBookings, settings }: Pick<BookTableDeps, 'tableBookings' | 'settings'>,
  { body, areas, at, placedAt, own }: Ask,
): Promise<() => Promise<Alternative[]>> {
  const present = await settings.read();
  const rules = tableRulesOf(present.rules, present.mostSeats);
  refuseUntimely(body, rules, { now: at, placedAt, own });
  refuseClosedTime(present, body);
  const { maxParty } = rules;
  if (body.partySize > Math.max(maxParty, own?.partySize ?? 0)) {
    throw new DomainError('booking.party_too_large', { maxParty });
  }
  const alternatives = async () => {
    const evening = await tableBookings.evening(eveningSpan(body.serviceDay), own?.id);
    const isOwnDay = own?.serviceDay === body.serviceDay && own.partySize === body.partySize;
    const others = rules.times.filter((time) => !(isOwnDay && time === own.slot));
    const slots = openSlots(present.opening, body.serviceDay, others);
    return nearestAlternatives(evening, body, { slots, areas, after: at + leadMsOf(rules) });
  };
  if (rules.times.includes(body.reservationTime) || body.reservationTime === own?.slot) {
    return alternatives;
  }
  const { times } = rules;
  throw new DomainError('booking.time_gone', { times, alternatives: await alternatives() });
}

function refuseUntimely(
  body: Wish,
  rules: TableRules,
  { now, placedAt, own }: { now: number; placedAt: number; own?: TableBookingRow | undefined },
): void {
  const { daysAhead } = rules;
  const { first } = tableDays(placedAt);
  const firstDay = own && own.serviceDay < first ? own.serviceDay : first;
  const leadMs = leadMsOf(rules);
  const code = untimely(body, { now, placedAt, firstDay, daysAhead, leadMs });
  if (code) throw new DomainError(code);
  if (isTooClose(slotInstant(body), placedAt, rules)) throw new DomainError('booking.too_late');
}
