import type { BookTableInput } from '#domain/bookings/book-table';
import { TABLE_AREAS } from '#domain/bookings/booking';
import { nearestAlternatives } from '#domain/bookings/free-tables';
import { openSlots } from '#domain/bookings/open-slots';
import {
  BOOKING_LEAD_MS,
  eveningSpan,
  TABLE_SLOTS,
  tableDays,
  untimely,
} from '#domain/bookings/slots';
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
import { bookingLinks } from '../../services/secrets/booking-links';
import type { Keys } from '../../services/secrets/keys';
import { refuseClosedTime } from '../shared/refuse-closed-time';

export type BookTableDeps = {
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
  const code = untimely(body, { now: at, placedAt, firstDay: tableDays(placedAt).first });
  if (code) throw new DomainError(code);
  const rules = await settings.read();
  refuseClosedTime(rules, body);
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
  const evening = await tableBookings.evening(eveningSpan(body.serviceDay));
  const slots = openSlots(rules.opening, body.serviceDay, TABLE_SLOTS);
  const choice = { slots, areas: TABLE_AREAS, after: at + BOOKING_LEAD_MS };
  throw new DomainError('slot_taken', {
    alternatives: nearestAlternatives(evening, body, choice),
  });
}
