import type { BookTableInput } from '#domain/bookings/book-table';
import { TABLE_AREAS } from '#domain/bookings/booking';
import { nearestAlternatives } from '#domain/bookings/free-tables';
import { openSlots } from '#domain/bookings/open-slots';
import { eveningSpan, slotInstant, tableDays, untimely } from '#domain/bookings/slots';
import { isTooClose, leadMsOf, type TableRules } from '#domain/bookings/table-rules';
import { DomainError } from '#domain/error-codes';
import type { TableBookingsRepository } from '../../repositories/bookings.repository';
import {
  bookingConfirmation,
  confirmationOf,
  type NewBookingRequest,
  newBookingRow,
} from '../../repositories/rows/booking-row';
import type { SettingsRepository } from '../../repositories/settings.repository';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import type { Keys } from '../../services/secrets/keys';
import { bookingLinks } from '../../services/secrets/signed-links';
import { refuseClosedTime } from '../shared/refuse-closed-time';
import { tableRulesOf } from '../shared/table-rules-of';

type BookTableDeps = {
  tableBookings: TableBookingsRepository;
  keys: Keys;
  settings: SettingsRepository;
  now: () => number;
  newId: () => string;
};

/** Assigns the smallest fitting table in the chosen area, or returns alternatives. */
export async function bookTable(
  { tableBookings, keys, settings, now, newId }: BookTableDeps,
  request: NewBookingRequest<BookTableInput>,
): Promise<MutationResponse> {
  const at = now();
  const { claim, body } = request;
  const { tablePreference } = body;
  const placedAt = at - request.ageMs;
  const present = await settings.read();
  const rules = tableRulesOf(present.rules, present.mostSeats);
  refuseUntimely(body, rules, { now: at, placedAt });
  refuseClosedTime(present, body);
  const { maxParty } = rules;
  if (body.partySize > maxParty) throw new DomainError('booking.party_too_large', { maxParty });
  const alternatives = async () => {
    const evening = await tableBookings.evening(eveningSpan(body.serviceDay));
    const slots = openSlots(present.opening, body.serviceDay, rules.times);
    const after = at + leadMsOf(rules);
    return nearestAlternatives(evening, body, { slots, areas: TABLE_AREAS, after });
  };
  if (!rules.times.includes(body.reservationTime)) {
    throw new DomainError('booking.time_gone', {
      times: rules.times,
      alternatives: await alternatives(),
    });
  }
  const row = { ...newBookingRow(request, 'pending', at), tablePreference };
  const links = bookingLinks(keys, { kind: 'table', id: row.id });
  const stored = await tableBookings.book({
    row,
    area: tablePreference,
    claim,
    response: { status: 201, body: JSON.stringify({ ...bookingConfirmation(row), ...links }) },
    effect: confirmationOf(row, newId()),
  });
  if (stored) return stored;
  throw new DomainError('slot_taken', { alternatives: await alternatives() });
}

/** @throws DomainError booking.too_late, booking.too_soon, booking.too_far_ahead */
function refuseUntimely(
  body: BookTableInput,
  rules: TableRules,
  { now, placedAt }: { now: number; placedAt: number },
): void {
  const { daysAhead } = rules;
  const firstDay = tableDays(placedAt).first;
  const leadMs = leadMsOf(rules);
  const code = untimely(body, { now, placedAt, firstDay, daysAhead, leadMs });
  if (code) throw new DomainError(code);
  if (isTooClose(slotInstant(body), placedAt, rules)) throw new DomainError('booking.too_late');
}
