import type { TableArea, TableBookingRead } from '#domain/bookings/booking';
import type { Slot } from '#domain/bookings/slots';
import type { BrunchRead } from '#domain/brunch/brunch-booking';
import type { BrunchPlate } from '#domain/brunch/brunch-party';

/** The person who books, as the forms have it; an empty text means not given. */
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
    /** Missing: saved by a build that did not ask for the others. */
    otherChoices?: BrunchPlate[];
    /** The price shown to the guest, in lira; null: the menu had none. */
    totalAmount?: string | null;
    /** The deposit that was shown to the guest. */
    depositRequired: boolean;
  };

/** What was asked for, by kind. */
export type Asked = { kind: 'reservation'; wish: TableWish } | { kind: 'brunch'; wish: BrunchWish };
export type BookingKind = Asked['kind'];

/** This device's copy of a booking: what was asked for, and the server's last answer. */
export type MyBooking = Asked & {
  id: string;
  code: string;
  /** The secret of the booking: whoever has it may read and cancel the booking. Empty: there is none. */
  secret: string;
  createdAt: number;
  /** The slot as an instant, ms. */
  startsAt: number;
  answer?: BookingResponse;
  /** When the server answered (ms, this device's clock); missing: only the receipt is known. */
  seenAt?: number;
  supersedes?: string;
  supersededBy?: string;
};

/** The server's answer about a booking, without the personal data, which this device does not store. */
export type BookingResponse = TableBookingRead | BrunchRead;

export type LocalBooking = Asked &
  Pick<MyBooking, 'id' | 'code' | 'startsAt'> & { placedAt: number };

export function localBookingOf(booking: MyBooking): LocalBooking {
  const { id, code, createdAt, startsAt } = booking;
  return { ...askedOf(booking), id, code, startsAt, placedAt: createdAt };
}

export function askedOf({ kind, wish }: Asked): Asked {
  // The pair stays a pair; taking it apart hides that from the compiler.
  return { kind, wish } as Asked;
}

const NOBODY = { guestName: '', guestEmail: '', guestPhone: '', specialRequests: '' };

/** The same booking without name, mail, phone and requests, which are no longer needed here. */
export function withoutGuest(booking: MyBooking): MyBooking {
  return { ...booking, wish: { ...booking.wish, ...NOBODY } } as MyBooking;
}

/** A booking without personal data: the server does not have it, or its evening is over. */
export function withoutSecret(booking: MyBooking): MyBooking {
  const { answer, ...rest } = withoutGuest(booking);
  return { ...rest, secret: '', ...(answer ? { answer: withoutLinks(answer) } : {}) } as MyBooking;
}

function withoutLinks<Answer extends BookingResponse>(answer: Answer): Answer {
  const { manageUrl: _page, calendarUrl: _entry, ...rest } = answer;
  return rest as Answer;
}

/** The server's answer without the personal data. */
export function answerWithoutGuest<Answer extends BookingResponse>(answer: Answer): Answer {
  return { ...answer, guestName: '', guestEmail: null, guestPhone: '', specialRequests: null };
}
