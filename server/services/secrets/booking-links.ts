import { boundToken, type Keys, sameHash } from './keys';

export type LinkedBooking = { kind: 'table' | 'brunch'; id: string };
export type BookingLinks = { manageUrl: string; calendarUrl: string };

const API = { table: '/api/reservations', brunch: '/api/brunch-reservations' } as const;

export function bookingLinks(keys: Keys, booking: LinkedBooking): BookingLinks {
  const { kind, id } = booking;
  const key = linkKey(keys, booking);
  return {
    manageUrl: `/booking/${kind}/${id}?key=${key}`,
    calendarUrl: `${API[kind]}/${id}/calendar.ics?key=${key}`,
  };
}

export function opensBooking(keys: Keys, booking: LinkedBooking, key: string | null): boolean {
  return sameHash(key, linkKey(keys, booking));
}

function linkKey(keys: Keys, { kind, id }: LinkedBooking): string {
  return boundToken(keys.bookingLink, `manage:${kind}:${id}`);
}
