import { type BookBrunchInput, BRUNCH_SLOTS } from '#domain/brunch/book-brunch';
import { DEPOSIT_KURUS, depositDueAt, depositRequired } from '#domain/brunch/deposit';
import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { nearestAlternatives } from '#domain/reservations/free-tables';
import { eveningSpan, slotInstant, untimely } from '#domain/reservations/slots';
import { businessDay } from '#domain/venue';
import {
  type BookingAct,
  bookingReceipt,
  confirmationOf,
  newBookingRow,
} from '../../repositories/booking-row';
import type { BrunchRow } from '../../repositories/booking-wire';
import type { BrunchRepository } from '../../repositories/bookings.repository';
import type { KeptReceipt } from '../../repositories/receipts.repository';
import { bookingLinks } from '../../services/booking-links';
import type { Keys } from '../../services/keys';

export type BookBrunchDeps = {
  brunches: BrunchRepository;
  keys: Keys;
  now: () => number;
  newId: () => string;
};

/** Keeps a table anywhere in the house and says whether a deposit is due, by the house's clock. */
export async function bookBrunch(
  { brunches, keys, now, newId }: BookBrunchDeps,
  act: BookingAct<BookBrunchInput>,
): Promise<KeptReceipt> {
  const at = now();
  const { claim, body } = act;
  const placedAt = at - act.ageMs;
  const code = untimely(body, { now: at, placedAt, firstDay: businessDay(placedAt) });
  if (code) throw new DomainError(code);
  refuseNewDeposit(body, at);
  const row = newBrunch(act, at);
  const links = bookingLinks(keys, { kind: 'brunch', id: row.id });
  const receipt = await brunches.book({
    row,
    area: null,
    claim,
    answer: { status: 201, body: JSON.stringify({ ...receiptOf(row), ...links }) },
    effect: confirmationOf(row, newId()),
  });
  if (receipt) return receipt;
  const evening = await brunches.evening(eveningSpan(body.serviceDay));
  const wish = { ...body, tablePreference: null };
  const choice = { slots: BRUNCH_SLOTS, areas: [null], after: at };
  throw new DomainError('slot_taken', { alternatives: nearestAlternatives(evening, wish, choice) });
}

/** A deposit that falls away hurts nobody; one that the guest has not read of must be asked about. */
function refuseNewDeposit(body: BookBrunchInput, now: number): void {
  const startsAt = slotInstant(body);
  if (body.depositRequired || !depositRequired(startsAt, now)) return;
  throw new DomainError('deposit_changed', {
    depositRequired: true,
    depositAmount: liraText(DEPOSIT_KURUS),
    depositDueAt: new Date(depositDueAt(startsAt, now)).toISOString(),
  });
}

function newBrunch(act: BookingAct<BookBrunchInput>, now: number): BrunchRow {
  const { selectedFood, selectedSauce, selectedDrink } = act.body;
  const startsAt = slotInstant(act.body);
  const hasDeposit = depositRequired(startsAt, now);
  return {
    ...newBookingRow(act, hasDeposit ? 'pending' : 'confirmed', now),
    food: selectedFood,
    sauce: selectedSauce,
    drink: selectedDrink,
    depositRequired: hasDeposit,
    depositDueAt: hasDeposit ? depositDueAt(startsAt, now) : null,
    depositPaidAt: null,
    depositPaidBy: null,
    firstDrinkAt: null,
    firstDrinkBy: null,
  };
}

function receiptOf(row: BrunchRow) {
  const { depositRequired: isDue, depositDueAt: dueAt } = row;
  return {
    ...bookingReceipt(row),
    depositRequired: isDue,
    depositAmount: isDue ? liraText(DEPOSIT_KURUS) : null,
    depositDueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
  };
}
