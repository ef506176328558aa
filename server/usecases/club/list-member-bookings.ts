import type { MemberBooking } from '#domain/club/club-view';
import { brunchRead, reservationRead } from '../../repositories/booking-wire';
import type {
  BrunchRepository,
  ReservationsRepository,
} from '../../repositories/bookings.repository';

export type ListMemberBookingsDeps = {
  reservations: ReservationsRepository;
  brunches: BrunchRepository;
};

/** Tables and brunches of a member, the latest evening first. */
export async function listMemberBookings(
  { reservations, brunches }: ListMemberBookingsDeps,
  memberId: string,
): Promise<MemberBooking[]> {
  const tables = (await reservations.list({ memberId })).map((found) => ({
    ...reservationRead(found),
    kind: 'table' as const,
  }));
  const brunch = (await brunches.list({ memberId })).map((found) => ({
    ...brunchRead(found),
    kind: 'brunch' as const,
    tablePreference: null,
  }));
  return [...tables, ...brunch].sort((a, b) =>
    b.reservationDate.localeCompare(a.reservationDate, 'en'),
  );
}
