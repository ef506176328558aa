import { bookingCode } from '#domain/bookings/booking';
import type { BrunchPlate, ShownChoices } from '#domain/bookings/brunch-party';
import { countDrinks, countedText, countFoods, platesOf } from '#domain/bookings/brunch-party';
import { agreedDepositKurus } from '#domain/bookings/deposit';
import { kurusOf } from '#domain/money';
import { formatTime } from '#domain/venue';
import type { Language } from '../../src/i18n/language';
import { formatMoney } from '../../src/i18n/language';
import { liraText } from '../../src/i18n/lira-text';
import type { InBoth } from './page';
import { dateText, fillIn } from './page';
import WORDS from './shown-booking-words.json' with { type: 'json' };

type BookingWords = typeof WORDS.en & {
  status: Readonly<Record<string, string>>;
  area: Readonly<Record<string, string>>;
  party: Readonly<Record<number, string>>;
};

export const BOOKING_WORDS: InBoth<BookingWords> = WORDS;

/** A shown booking contains no personal data. */
export type ShownBooking = ShownChoices & {
  kind: 'table' | 'brunch';
  depositDueAt?: string | null;
  depositAmount?: string;
  id: string;
  status: string;
  statusAt: string;
  reservationDate: string;
  serviceDay: string;
  reservationTime: string;
  partySize: number;
  tablePreference?: string;
  lateMinutes?: number;
  guestConfirmedAt?: string;
  offeredUntil?: string;
};

const WAITS = ['waiting', 'offered', 'lapsed'];

/** A party on the waitlist has no booking yet. */
export function isOnlyWaiting({ status }: Pick<ShownBooking, 'status'>): boolean {
  return WAITS.includes(status);
}

export function offerText({ offeredUntil }: ShownBooking, language: Language): string | null {
  if (!offeredUntil) return null;
  const until = formatTime(Date.parse(offeredUntil));
  return fillIn(BOOKING_WORDS[language].offer, { until });
}

/** Returns labels and values in the reader's language. */
export function bookingFacts(booking: ShownBooking, language: Language): [string, string][] {
  const words = BOOKING_WORDS[language];
  const { facts } = words;
  const { kind, partySize, tablePreference, reservationTime, totalAmount } = booking;
  const day = dayText(booking, language);
  const rows: [string, string][] = [
    [facts.date, day],
    [facts.time, reservationTime < '04:00' ? nightText(booking, language) : reservationTime],
    [facts.party, kind === 'table' ? partyText(partySize, language) : String(partySize)],
  ];
  if (tablePreference) rows.push([facts.area, words.area[tablePreference] ?? tablePreference]);
  const plates = platesOfShown(booking);
  if (plates.length > 0) {
    rows.push([facts.food, countedText(countFoods(plates), language, booking.names)]);
    rows.push([facts.drink, countedText(countDrinks(plates), language, booking.names)]);
  }
  const kurus = totalAmount ? kurusOf(totalAmount) : null;
  if (kurus !== null) rows.push([facts.total, formatMoney(kurus, language)]);
  rows.push([facts.code, bookingCode(booking.id)]);
  return rows;
}

function nightText(booking: ShownBooking, language: Language): string {
  const { reservationTime: time } = booking;
  const { at, sharp } = BOOKING_WORDS[language].midnight;
  return fillIn(time === '00:00' ? sharp : at, { time, date: dayText(booking, language) });
}

function platesOfShown({ selectedFood, selectedDrink, ...rest }: ShownBooking): BrunchPlate[] {
  if (!selectedFood || !selectedDrink) return [];
  const { selectedSauce = null, otherChoices } = rest;
  return platesOf({ selectedFood, selectedSauce, selectedDrink, otherChoices });
}

/** Returns the agreed deposit: 500 TL. */
export function depositText({ depositAmount }: ShownBooking, language: Language): string {
  return liraText(agreedDepositKurus(kurusOf(depositAmount ?? '')), language);
}

export function statusWords({ status }: ShownBooking, language: Language): string {
  const { status: words } = BOOKING_WORDS[language];
  return words[status] ?? words.pending ?? status;
}

export function partyText(size: number, language: Language): string {
  return BOOKING_WORDS[language].party[size] ?? String(size);
}

/** Names a time in a list; times after midnight belong to the evening before. */
export function timeText(time: string, language: Language): string {
  return time < '04:00' ? `${time} (${BOOKING_WORDS[language].night})` : time;
}

/** Formats noon of the evening by the venue's clock, since 00:00 belongs to the previous day's night. */
export function dayText(
  { serviceDay }: Pick<ShownBooking, 'serviceDay'>,
  language: Language,
): string {
  return dateText(Date.parse(`${serviceDay}T12:00:00+03:00`), language);
}
