import { USUAL_CLUB } from '#domain/club/points';
import { SERVICE_TYPES } from '#domain/orders/order';
import type { DrawnPage } from '#domain/pages/drawn-page';
import type { GuestRules } from '#domain/settings/guest-rules';
import { USUAL_RULES } from '#domain/settings/guest-rules';
import type { PublicVenue, VenueFact } from '#domain/settings/venue-facts';
import { VENUE_KEY } from '../db';
import { drawnPage } from '../drawn-page';
import { isRecord, recordOf, textField } from '../json';
import { pageFetch } from '../network/net';
import { storedValue } from '../storage/browser-storage';

/** Holds the venue's contact details, as last read; empty texts are not set. */
export type KnownVenue = Omit<PublicVenue, VenueFact | 'rules' | 'news'> &
  Record<'address' | 'phone' | 'whatsapp' | 'email', string> & {
    rules: GuestRules;
    news?: unknown;
  };

/** The device stores the details: the phone number matters most without a connection. */
export const knownVenue = storedValue<KnownVenue | null>(
  VENUE_KEY,
  (text) => (text === null ? null : venueOf(recordOf(text))),
  () => withRules(drawnPage.get()?.venue),
);

export async function refreshVenue(): Promise<boolean> {
  try {
    const response = await pageFetch('/api/venue');
    const isOurs = response.ok && response.headers.get('X-BB-Api') === '1';
    const venue = isOurs ? venueOf(await response.json()) : null;
    if (venue) knownVenue.set(JSON.stringify(venue));
    return venue !== null;
  } catch {
    // The stored details stay while offline.
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
    links: isRecord(told.links) ? told.links : {},
    photos: isRecord(told.photos) ? told.photos : {},
    isDemo: told.isDemo === true,
    cardDeposits: told.cardDeposits === true,
    cardOrders: told.cardOrders === true,
    rules: rulesOf(told.rules),
    news: told.news,
    tables: textsOf(told.tables),
    tableAreas: textsOf(told.tableAreas),
  };
}

function textsOf(told: unknown): string[] {
  return Array.isArray(told) ? told.map(String) : [];
}

function placeOf(told: unknown): KnownVenue['location'] {
  if (!isRecord(told)) return null;
  const { latitude, longitude } = told;
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null;
}

function withRules(venue: DrawnPage['venue'] | undefined): KnownVenue | null {
  return venue ? { ...venue, rules: venue.rules ?? USUAL_RULES, tables: [] } : null;
}

/** Returns the usual rules for unreadable ones of an older copy, or of a newer server. */
function rulesOf(told: unknown): GuestRules {
  if (!isRecord(told)) return USUAL_RULES;
  const number = (value: unknown, usual: number) => (typeof value === 'number' ? value : usual);
  const { services } = told;
  return {
    isPaused: told.isPaused === true,
    services: Array.isArray(services)
      ? SERVICE_TYPES.filter((service) => services.includes(service))
      : USUAL_RULES.services,
    busyMinutes: number(told.busyMinutes, USUAL_RULES.busyMinutes),
    deliveryFeeKurus: number(told.deliveryFeeKurus, USUAL_RULES.deliveryFeeKurus),
    deliveryRadiusKm: number(told.deliveryRadiusKm, USUAL_RULES.deliveryRadiusKm),
    liraPerPoint: number(told.liraPerPoint, USUAL_RULES.liraPerPoint),
    closedDays: textsOf(told.closedDays),
    ...(told.isAlcoholOff === true && { isAlcoholOff: true }),
    bookings: told.bookings,
    brunch: told.brunch,
    // A newer server may send other parts; a missing one is the usual.
    ...(isRecord(told.club) && { club: { ...USUAL_CLUB, ...told.club } }),
    opening: told.opening,
    isClosedRefused: told.isClosedRefused,
  };
}
