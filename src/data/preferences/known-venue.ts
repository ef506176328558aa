import type { PublicVenue } from '#domain/venue-facts';
import { drawnPage } from '../drawn-page';
import { isRecord, recordOf, textField } from '../json';
import { pageFetch } from '../network/page-fetch';
import { storedValue } from '../storage/stored-value';

/** The venue's contact details, as last read; empty texts are not set. */
export type KnownVenue = Pick<
  PublicVenue,
  | 'address'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'location'
  | 'isDemo'
  | 'tables'
  | 'cardDeposits'
  | 'cardOrders'
>;

export const VENUE_KEY = 'venue-facts';

/** Stored here: the phone number matters most without a connection. */
export const knownVenue = storedValue<KnownVenue | null>(
  VENUE_KEY,
  (text) => (text === null ? null : venueOf(recordOf(text))),
  () => drawnPage.get()?.venue ?? null,
);

export async function refreshVenue(): Promise<boolean> {
  try {
    const answer = await pageFetch('/api/venue');
    const isOurs = answer.ok && answer.headers.get('X-BB-Api') === '1';
    const venue = isOurs ? venueOf(await answer.json()) : null;
    if (venue) knownVenue.set(JSON.stringify(venue));
    return venue !== null;
  } catch {
    // Offline: the stored details stay.
    return false;
  }
}

function venueOf(told: unknown): KnownVenue | null {
  if (!isRecord(told)) return null;
  return {
    address: textField(told, 'address') ?? '',
    phone: textField(told, 'phone') ?? '',
    whatsapp: textField(told, 'whatsapp') ?? '',
    email: textField(told, 'email') ?? '',
    location: placeOf(told.location),
    isDemo: told.isDemo === true,
    cardDeposits: told.cardDeposits === true,
    cardOrders: told.cardOrders === true,
    tables: Array.isArray(told.tables) ? told.tables.map(String) : [],
  };
}

function placeOf(told: unknown): KnownVenue['location'] {
  if (!isRecord(told)) return null;
  const { latitude, longitude } = told;
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null;
}
