import type { BrunchRead } from '#domain/brunch/brunch-booking';
import type { BrunchPlate } from '#domain/brunch/brunch-party';
import type { ReservationRead, TableArea } from '#domain/reservations/booking';
import type { Slot } from '#domain/reservations/slots';

/** Who books, as the forms hold it; empty texts are nothing said. */
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
    /** Missing: saved before the others were asked. */
    otherChoices?: BrunchPlate[];
    /** The price that the guest read, in lira; null: the menu had none. */
    totalAmount?: string | null;
    /** What the guest read about the deposit. */
    depositRequired: boolean;
  };

/** What was asked for, by kind. */
export type Asked = { kind: 'reservation'; wish: TableWish } | { kind: 'brunch'; wish: BrunchWish };
export type BookingKind = Asked['kind'];

/** A booking as this device knows it: what was tapped, and what the bar last said of it. */
export type MyBooking = Asked & {
  id: string;
  code: string;
  /** Opens the booking on the server; whoever has it may read and cancel. Empty: there is nothing to open. */
  secret: string;
  createdAt: number;
  /** The slot as an instant, ms. */
  startsAt: number;
  answer?: BookingAnswer;
  /** When the bar said so (ms by this device); missing: only the receipt is known. */
  seenAt?: number;
  supersedes?: string;
  supersededBy?: string;
};

/** What the bar says of a booking, without the person: this device does not keep that. */
export type BookingAnswer = ReservationRead | BrunchRead;

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

/** The same booking without name, mail, phone and requests: they have done their work here. */
export function withoutGuest(booking: MyBooking): MyBooking {
  return { ...booking, wish: { ...booking.wish, ...NOBODY } } as MyBooking;
}

/** What is left when the bar does not have it, or its evening is over. */
export function withoutSecret(booking: MyBooking): MyBooking {
  const { answer, ...rest } = withoutGuest(booking);
  return { ...rest, secret: '', ...(answer ? { answer: withoutLinks(answer) } : {}) } as MyBooking;
}

function withoutLinks<Answer extends BookingAnswer>(answer: Answer): Answer {
  const { manageUrl: _page, calendarUrl: _entry, ...rest } = answer;
  return rest as Answer;
}

/** An answer of the bar's without the person whom it names. */
export function answerWithoutGuest<Answer extends BookingAnswer>(answer: Answer): Answer {
  return { ...answer, guestName: '', guestEmail: null, guestPhone: '', specialRequests: null };
}
