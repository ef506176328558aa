import type { BookBrunchInput } from '#domain/bookings/book-brunch';
import type { BookTableInput } from '#domain/bookings/book-table';
import type { TableArea } from '#domain/bookings/booking';
import {
  eveningSpan,
  preferredArea,
  slotInstant,
  TABLE_AREAS,
  tableDays,
  untimely,
} from '#domain/bookings/booking';
import {
  brunchPrices,
  brunchTotalKurus,
  namedIn,
  platesOf,
  unoffered,
} from '#domain/bookings/brunch-party';
import { agreedDrinkMinutes } from '#domain/bookings/brunch-round';
import type { BrunchRules } from '#domain/bookings/brunch-rules';
import { turkishNames } from '#domain/bookings/brunch-rules';
import { agreedDepositKurus, depositDueAt, depositRequired } from '#domain/bookings/deposit';
import type { Alternative, TableRules, TableTime, Wish } from '#domain/bookings/free-tables';
import {
  freeTimes,
  isTooClose,
  leadMsOf,
  nearestAlternatives,
  openSlots,
} from '#domain/bookings/free-tables';
import { DomainError } from '#domain/error-codes';
import type { MenuItem } from '#domain/menu/menu-item';
import { kurusOf, liraText } from '#domain/money';
import { brunchRulesOf } from '#domain/settings/rules-of';
import { businessDay } from '#domain/venue';
import type { BrunchRow, TableBookingRow } from '../../db/tables/bookings.table';
import type { BookedBody, NewBookingRequest } from '../../repositories/booking-row';
import { bookingConfirmation, confirmationOf, newBookingRow } from '../../repositories/booking-row';
import type { MutationResponse } from '../../repositories/rows/responses.repository';
import { bookingLinks } from '../../services/keys';
import type { Parts } from '../shared/staff-change';
import { orRefuse, refuseClosedTime, tableRulesOf } from '../shared/staff-change';
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

/** Returns the times that a guest can still ask for on a day; a day without bookings has none. */
export async function readTableTimes(
  { tableBookings, settings, now }: Pick<BookTableDeps, 'tableBookings' | 'settings' | 'now'>,
  { day: serviceDay, party: partySize }: { day: string; party: number },
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

const MINUTE_MS = 60_000;
/** The table stays the party's for this long after the drinks time. */
const LEAVING_MINUTES = 30;

/** Assigns a table in any area and decides the deposit, by the server's clock. */
export async function bookBrunch(
  { brunches, menu, keys, settings, now, newId }: Parts,
  request: NewBookingRequest<BookBrunchInput>,
): Promise<MutationResponse> {
  const at = now();
  const { claim, body } = request;
  const placedAt = at - request.ageMs;
  const present = await settings.read();
  const firstDay = businessDay(placedAt);
  const daysAhead = present.rules['bookings.daysAhead'];
  const code = untimely(body, { now: at, placedAt, firstDay, daysAhead });
  if (code) throw new DomainError(code);
  refuseClosedTime(present, body);
  const { mostSeats } = present;
  const isOffered = body.partySize <= present.rules['brunch.maxParty'];
  if (isOffered && body.partySize > mostSeats) {
    throw new DomainError('booking.party_too_large', { maxParty: mostSeats });
  }
  const rules = brunchRulesOf(present.rules, mostSeats);
  refuseUnoffered(body, rules);
  refuseNewDeposit(body, rules, at);
  const { items } = await menu.read();
  const row = { ...newBrunch(request, rules, at), totalKurus: totalNow(body, items) };
  const links = bookingLinks(keys, { kind: 'brunch', id: row.id });
  const stored = await brunches.book({
    row,
    area: null,
    claim,
    response: { status: 201, body: JSON.stringify({ ...brunchConfirmation(row), ...links }) },
    effect: confirmationOf(row, newId()),
  });
  if (stored) return stored;
  const evening = await brunches.evening(eveningSpan(body.serviceDay));
  const wish = { ...body, tablePreference: null };
  const slots = openSlots(present.opening, body.serviceDay, rules.slots);
  const choice = { slots, areas: [null], after: at };
  throw new DomainError('slot_taken', { alternatives: nearestAlternatives(evening, wish, choice) });
}

type Choices = Pick<
  BookBrunchInput,
  | 'selectedFood'
  | 'selectedSauce'
  | 'selectedDrink'
  | 'otherChoices'
  | 'partySize'
  | 'reservationTime'
>;

/** A device may have seen an older offer. */
export function refuseUnoffered(body: Choices, rules: BrunchRules): void {
  const { maxParty, slots } = rules;
  const { gone, unsauced } = unoffered(platesOf(body), rules);
  const changes = {
    ...(gone.length > 0 && { gone }),
    ...(unsauced.length > 0 && { unsauced }),
    ...(!slots.includes(body.reservationTime) && { slots }),
    ...(body.partySize > maxParty && { maxParty }),
  };
  if (Object.keys(changes).length > 0) throw new DomainError('brunch.offer_changed', changes);
}

/** The guest need not accept that no deposit is due, or less, but must accept a new or higher deposit. */
function refuseNewDeposit(body: BookBrunchInput, rules: BrunchRules, now: number): void {
  const startsAt = slotInstant(body);
  if (!depositRequired(startsAt, now, rules)) return;
  const { depositKurus } = rules;
  const toldKurus = body.depositAmount == null ? null : kurusOf(body.depositAmount);
  if (body.depositRequired && (toldKurus ?? depositKurus) >= depositKurus) return;
  throw new DomainError('deposit_changed', {
    depositRequired: true,
    depositAmount: liraText(depositKurus),
    depositDueAt: new Date(depositDueAt(startsAt, now, rules)).toISOString(),
  });
}

/** Returns the party's present price; a price higher than the shown one asks the guest first. */
export function totalNow(
  { partySize, totalAmount }: Pick<BookBrunchInput, 'partySize' | 'totalAmount'>,
  items: readonly MenuItem[],
): number | null {
  const prices = brunchPrices(items);
  const totalKurus = prices && brunchTotalKurus(prices, partySize);
  const toldKurus = totalAmount == null ? null : kurusOf(totalAmount);
  if (totalKurus === null || toldKurus === null || totalKurus <= toldKurus) return totalKurus;
  throw new DomainError('price_changed', { totalAmount: liraText(totalKurus) });
}

export function newBrunch(
  request: NewBookingRequest<BookedBody & Choices>,
  rules: BrunchRules,
  now: number,
): Omit<BrunchRow, 'totalKurus'> {
  const { selectedFood, selectedSauce, selectedDrink, otherChoices } = request.body;
  const startsAt = slotInstant(request.body);
  const hasDeposit = depositRequired(startsAt, now, rules);
  const base = newBookingRow(request, hasDeposit ? 'pending' : 'confirmed', now);
  const drinkMinutes = Math.round(rules.drinkHours * 60);
  return {
    ...base,
    endsAt: Math.max(base.endsAt, startsAt + (drinkMinutes + LEAVING_MINUTES) * MINUTE_MS),
    food: selectedFood,
    sauce: selectedSauce,
    drink: selectedDrink,
    otherChoices: otherChoices.length > 0 ? otherChoices : null,
    names: turkishNames(namedIn(platesOf(request.body), rules)),
    depositRequired: hasDeposit,
    depositDueAt: hasDeposit ? depositDueAt(startsAt, now, rules) : null,
    depositKurus: rules.depositKurus,
    depositPaidAt: null,
    depositPaidBy: null,
    depositTakenKurus: null,
    depositKeptAt: null,
    depositKeptBy: null,
    firstDrinkAt: null,
    firstDrinkBy: null,
    drinkMinutes,
  };
}

function brunchConfirmation(row: BrunchRow) {
  const { depositRequired: isDue, depositDueAt: dueAt, depositKurus, totalKurus } = row;
  return {
    ...bookingConfirmation(row),
    totalAmount: totalKurus === null ? null : liraText(totalKurus),
    depositRequired: isDue,
    depositAmount: isDue ? liraText(agreedDepositKurus(depositKurus)) : null,
    depositDueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
    drinkMinutes: agreedDrinkMinutes(row.drinkMinutes),
  };
}
