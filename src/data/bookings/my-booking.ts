import type { GuestTableBooking, TableArea } from '#domain/bookings/booking';
import type { Slot } from '#domain/bookings/slots';
import type { GuestBrunch } from '#domain/brunch/brunch-changes';
import type { BrunchPlate } from '#domain/brunch/brunch-party';
import type { TurkishNames } from '#domain/brunch/brunch-rules';

export type BookingGuest = {
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  specialRequests: string;
};

export type TableWish = BookingGuest & Slot & { partySize: number; tablePreference: TableArea };

export type BrunchWish = BookingGuest &
  Slot & {
    partySize: number;
    selectedFood: string;
    selectedSauce: string | null;
    selectedDrink: string;
    /** Bookings of older builds lack this field. */
    otherChoices?: BrunchPlate[];
    /** Holds the shown Turkish names, where they are not the usual ones; not sent. */
    names?: TurkishNames | null;
    /** Holds the price shown, in lira; null means that the menu had no price. */
    totalAmount?: string | null;
    depositRequired: boolean;
    /** Holds the deposit shown, in lira; bookings of older builds lack this field. */
    depositAmount?: string | null;
  };

export type Asked = { kind: 'reservation'; wish: TableWish } | { kind: 'brunch'; wish: BrunchWish };
export type BookingKind = Asked['kind'];

/** Holds this device's copy of a booking: the request, and the server's last response. */
export type MyBooking = Asked & {
  id: string;
  code: string;
  /** Authorizes reading and cancelling the booking. An empty text means that no secret is stored. */
  secret: string;
  createdAt: number;
  startsAt: number;
  answer?: BookingResponse;
  /** Holds the time of the response (ms, this device's clock); missing when only the confirmation is known. */
  seenAt?: number;
  supersedes?: string;
  supersededBy?: string;
};

/** Holds the server's response without personal data, which this device does not store. */
export type BookingResponse = GuestTableBooking | GuestBrunch;

export type LocalBooking = Asked &
  Pick<MyBooking, 'id' | 'code' | 'startsAt'> & { placedAt: number };

export function localBookingOf(booking: MyBooking): LocalBooking {
  const { id, code, createdAt, startsAt } = booking;
  return { ...askedOf(booking), id, code, startsAt, placedAt: createdAt };
}

export function askedOf({ kind, wish }: Asked): Asked {
  // One object keeps the correlation of kind and booking, which destructuring loses for the compiler.
  return { kind, wish } as Asked;
}

const NOBODY = { guestName: '', guestEmail: '', guestPhone: '', specialRequests: '' };

export function withoutGuest(booking: MyBooking): MyBooking {
  return { ...booking, wish: { ...booking.wish, ...NOBODY } } as MyBooking;
}

/** Removes the secret of a booking that the server does not have, or whose evening is over. */
export function withoutSecret(booking: MyBooking): MyBooking {
  const { answer, ...rest } = withoutGuest(booking);
  return { ...rest, secret: '', ...(answer ? { answer: withoutLinks(answer) } : {}) } as MyBooking;
}

function withoutLinks<Booked extends BookingResponse>(response: Booked): Booked {
  const { manageUrl: _page, calendarUrl: _entry, ...rest } = response;
  return rest as Booked;
}

export function responseWithoutGuest<Booked extends BookingResponse>(response: Booked): Booked {
  return { ...response, guestName: '', guestEmail: null, guestPhone: '', specialRequests: null };
}
