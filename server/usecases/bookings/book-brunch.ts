import { eveningSpan, slotInstant, untimely } from '#domain/bookings/booking';
import { nearestAlternatives } from '#domain/bookings/free-tables';
import { openSlots } from '#domain/bookings/open-slots';
import type { BookBrunchInput } from '#domain/brunch/book-brunch';
import { namedIn, unoffered } from '#domain/brunch/brunch-details';
import { brunchPrices, brunchTotalKurus, platesOf } from '#domain/brunch/brunch-party';
import { agreedDrinkMinutes } from '#domain/brunch/brunch-round';
import { type BrunchRules, turkishNames } from '#domain/brunch/brunch-rules';
import { agreedDepositKurus, depositDueAt, depositRequired } from '#domain/brunch/deposit';
import { DomainError } from '#domain/error-codes';
import type { MenuItem } from '#domain/menu/menu-item';
import { kurusOf, liraText } from '#domain/money';
import { brunchRulesOf } from '#domain/settings/rules-of';
import { businessDay } from '#domain/venue';
import {
  type BookedBody,
  type BrunchRow,
  bookingConfirmation,
  confirmationOf,
  type NewBookingRequest,
  newBookingRow,
} from '../../repositories/rows/booking-row';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { bookingLinks } from '../../services/secrets/keys';
import type { Parts } from '../shared/staff-change';
import { refuseClosedTime } from '../shared/table-rules-of';

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
