import type * as v from 'valibot';
import { allowedFields } from '#domain/allowed-fields';
import { USUAL_BRUNCH } from '#domain/bookings/brunch-rules';
import { USUAL_TABLES } from '#domain/bookings/free-tables';
import { USUAL_CLUB } from '#domain/club/points';
import { guestVenue } from '#domain/guest-venue';
import { kurusOf } from '#domain/money';
import type { Opening } from '#domain/opening/opening';
import { USUAL_OPENING } from '#domain/opening/opening';
import { SERVICE_TYPES } from '#domain/orders/order';
import { USUAL_RULES, unusualRules } from '#domain/settings/guest-rules';
import type { Retention } from '#domain/settings/retention';
import { retentionOf } from '#domain/settings/retention';
import { brunchRulesOf, clubRulesOf } from '#domain/settings/rules-of';
import type { SettingValues } from '#domain/settings/settings';
import type { VenueFacts } from '#domain/settings/venue-facts';
import type { StoredSettings } from '../repositories/settings.repository';
import type { Packed } from '../services/files/app-files';
import { pack } from '../services/files/app-files';
import type { NewsDeps } from './shared/read-news';
import { readNews } from './shared/read-news';
import type { Parts } from './shared/staff-change';
import { tableRulesOf } from './shared/staff-change';

export type VenueDeps = Pick<Parts, 'settings' | 'isDemo'> & {
  bank?: { config: { mode: string } };
};

/** `shown` has facts for people; `told` has facts for search engines, without examples. */
type GuestVenue = v.InferOutput<typeof guestVenue>;
type Venue = { shown: Omit<GuestVenue, 'news'>; told: VenueFacts; kept: Retention };

/** A demo shows these sample facts; the legal identity stays empty. */
const EXAMPLES: Partial<VenueFacts> = {
  address: 'Demo, Fethiye',
  phone: '+900000000000',
  whatsapp: '+900000000000',
  email: 'demo@barbliss.example',
};

/** The cache keeps the packed facts as long as settings and news. */
const packs = new WeakMap<StoredSettings, { told: string; packed: Promise<Packed> }>();

export async function readVenue({ settings, isDemo, bank }: VenueDeps): Promise<Venue> {
  const { venue, tables, tableAreas, cardOrders, rules, opening, mostSeats } =
    await settings.read();
  const cardDeposits = bank !== undefined && bank.config.mode !== 'off';
  const cards = { cardDeposits, cardOrders: cardDeposits && cardOrders };
  const shown = {
    ...(isDemo ? withExamples(venue) : venue),
    isDemo,
    tables,
    tableAreas,
    ...cards,
    rules: { ...guestRules(rules, mostSeats), ...unusual(opening) },
  };
  return { shown, told: venue, kept: retentionOf(rules) };
}

/** Returns the compressed public facts with the news; the cache keeps them until either changes. */
export async function readPackedVenue(deps: VenueDeps & NewsDeps): Promise<Packed> {
  const [current, news] = await Promise.all([deps.settings.read(), readNews(deps)]);
  const told = JSON.stringify(news);
  const known = packs.get(current);
  if (known?.told === told) return known.packed;
  const packed = readVenue(deps).then(({ shown }) =>
    pack(JSON.stringify(allowedFields(guestVenue, { ...shown, news }))),
  );
  packs.set(current, { told, packed });
  return packed;
}

function withExamples(told: VenueFacts): VenueFacts {
  const own = Object.entries(told).filter(([, fact]) => fact !== '');
  return { ...told, ...EXAMPLES, ...Object.fromEntries(own) };
}

function guestRules(rules: SettingValues, mostSeats: number): GuestVenue['rules'] {
  const club = clubRulesOf(rules);
  const isUsual = JSON.stringify(club) === JSON.stringify(USUAL_CLUB);
  return {
    isPaused: rules['ordering.paused'],
    services: SERVICE_TYPES.filter((service) => rules[`ordering.${service}`]),
    busyMinutes: rules['ordering.busyMinutes'],
    deliveryFeeKurus: kurusOf(rules['delivery.fee']) ?? USUAL_RULES.deliveryFeeKurus,
    deliveryRadiusKm: rules['delivery.radiusKm'],
    liraPerPoint: rules['club.liraPerPoint'],
    closedDays: rules['bookings.closedDays'],
    ...(rules['legal.alcoholOrders'] ? {} : { isAlcoholOff: true }),
    bookings: unusualRules(tableRulesOf(rules, mostSeats), USUAL_TABLES),
    brunch: unusualRules(brunchRulesOf(rules, mostSeats), USUAL_BRUNCH),
    ...(isUsual ? {} : { club }),
    ...(rules['ordering.refuseWhenClosed'] && { isClosedRefused: true }),
  };
}

/** Usual hours are not sent. */
function unusual(opening: Opening): Pick<GuestVenue['rules'], 'opening'> {
  return JSON.stringify(opening) === JSON.stringify(USUAL_OPENING) ? {} : { opening };
}
