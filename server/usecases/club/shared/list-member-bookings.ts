import { allowedFields } from '#domain/allowed-fields';
import { memberBookings } from '#domain/bookings/guest-booking';
import type { MemberBooking } from '#domain/club/guest-member';
import type {
  BrunchRepository,
  TableBookingsRepository,
} from '../../../repositories/bookings.repository';
import { brunchRead, tableBookingRead } from '../../../repositories/rows/booking-wire';
import type { Keys } from '../../../services/secrets/keys';
import { bookingLinks } from '../../../services/secrets/signed-links';

export type ListMemberBookingsDeps = {
  keys: Keys;
  tableBookings: TableBookingsRepository;
  brunches: BrunchRepository;
};

export async function listMemberBookings(
  { tableBookings, brunches, keys }: ListMemberBookingsDeps,
  memberId: string,
): Promise<MemberBooking[]> {
  const tables = (await tableBookings.list({ memberId })).map((found) => ({
    ...tableBookingRead(found),
    ...bookingLinks(keys, { kind: 'table', id: found.row.id }),
    kind: 'table' as const,
  }));
  const brunch = (await brunches.list({ memberId })).map((found) => ({
    ...brunchRead(found),
    ...bookingLinks(keys, { kind: 'brunch', id: found.row.id }),
    kind: 'brunch' as const,
    tablePreference: null,
  }));
  const bookings = [...tables, ...brunch].sort((a, b) =>
    b.reservationDate.localeCompare(a.reservationDate, 'en'),
  );
  return allowedFields(memberBookings, bookings);
}
