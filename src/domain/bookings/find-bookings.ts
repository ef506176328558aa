import { internationalPhone, plainPhone } from '../fields';
import { fold, searchWords } from '../fold';
import { bookingCode } from './booking';

/** A search reads at most this many bookings of a kind, the latest slots first. */
export const BOOKINGS_SEARCHED = 10_000;

/** A search by phone needs at least this many digits. */
const FEWEST_DIGITS = 3;
/** So many digits behind the calling code are found in a phone without it, too. */
const FEWEST_BARE = 7;
const TURKEY = /^(?:90|0)(?=\d)/;
/** "R-7K2M" or its last characters. */
const CODE = /^(?:r-)?[\da-z]{4}$/;
const PHONE_LIKE = /^[+\d\s().\-/]+$/;

type Known = { id: string; guestName: string; guestPhone: string };

/** Finds bookings whose guest's name, code or phone has each typed word; a phone has any run of its digits. */
export function bookingSearch(typed: string): (booking: Known) => boolean {
  if (PHONE_LIKE.test(typed)) return ({ guestPhone }) => hasDigits(guestPhone, typed);
  const words = searchWords(typed);
  const hasCode = words.some((word) => CODE.test(word));
  return ({ id, guestName, guestPhone }) => {
    const text = fold(hasCode ? `${guestName}\n${bookingCode(id)}` : guestName);
    return words.every((word) => text.includes(word) || hasDigits(guestPhone, word));
  };
}

/** Returns digits that the phone of each found booking has; null unless a phone is searched. */
export function searchedDigits(typed: string): string | null {
  return PHONE_LIKE.test(typed)
    ? digitsOf(plainPhone(typed)).replace(TURKEY, '').slice(-FEWEST_BARE)
    : null;
}

function hasDigits(phone: string, typed: string): boolean {
  if (!PHONE_LIKE.test(typed)) return false;
  const digits = digitsOf(plainPhone(typed));
  if (digits.length < FEWEST_DIGITS) return false;
  const own = digitsOf(internationalPhone(phone));
  const bare = digits.replace(TURKEY, '');
  return own.includes(digits) || (bare.length >= FEWEST_BARE && own.includes(bare));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

export type KnownGuest = { guestName: string; guestPhone: string; guestEmail: string | null };

/** A guest is offered from this many last digits of the phone on. */
const GUEST_DIGITS = 4;
export const MOST_KNOWN_GUESTS = 5;

/** Returns the typed last digits of a phone without a calling code; null while they are too few. */
export function lastDigits(typed: string): string | null {
  const digits = digitsOf(typed).replace(TURKEY, '');
  return digits.length < GUEST_DIGITS ? null : digits;
}

/** Returns guests whose phone ends with the typed digits, each once, the first one as it stands first. */
export function knownGuests(guests: readonly KnownGuest[], typed: string): KnownGuest[] {
  const digits = lastDigits(typed);
  if (digits === null) return [];
  const found = new Map<string, KnownGuest>();
  for (const { guestName, guestPhone, guestEmail } of guests) {
    const own = digitsOf(guestPhone);
    const key = `${own.slice(-10)}/${fold(guestName)}`;
    if (!own.endsWith(digits) || found.has(key)) continue;
    found.set(key, { guestName, guestPhone, guestEmail });
  }
  return [...found.values()].slice(0, MOST_KNOWN_GUESTS);
}
