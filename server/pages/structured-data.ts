import type { PublicAnnouncement } from '#domain/marketing/whats-on';
import type { PriceGroup } from '#domain/menu/guest-menu';
import type { ItemTag, MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { isTableOnly, itemChoice, itemTags, pieceKurus } from '#domain/menu/menu-item';
import type { MenuPlace } from '#domain/menu/menu-pages';
import { categoryPath, isSoldOut, placePath } from '#domain/menu/menu-pages';
import { liraText } from '#domain/money';
import type { DayHours, Opening } from '#domain/opening/opening';
import { openingIn } from '#domain/opening/opening';
import type { HeroFacts } from '#domain/pages/drawn-page';
import type { GuestRules } from '#domain/settings/guest-rules';
import { USUAL_RULES } from '#domain/settings/guest-rules';
import type { PublicVenue, VenueFacts } from '#domain/settings/venue-facts';
import type { Language } from '../../src/i18n/language';
import { localized } from '../../src/i18n/language';
import { openNowText, todayText, weekText } from '../../src/i18n/opening-text';
import type { PageFacts } from './page';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Describes hours and closures for search engines. */
function openingData({ week, closures }: Opening) {
  const open = week.flatMap((hours, at) => (hours ? [{ hours, day: DAYS[at] ?? '' }] : []));
  const texts = new Set(open.map(({ hours }) => textOf(hours)));
  const spans = [...texts].map((text) => {
    const same = open.filter(({ hours }) => textOf(hours) === text);
    const { opens, closes } = same[0]?.hours ?? { opens: '', closes: '' };
    return { ...HOURS, dayOfWeek: same.map(({ day }) => day), ...dayLong(opens, closes) };
  });
  const special = closures.map(({ day }) => ({
    ...HOURS,
    validFrom: day,
    validThrough: day,
    opens: '00:00',
    closes: '00:00',
  }));
  return {
    ...(spans.length > 0 && { openingHoursSpecification: spans.length === 1 ? spans[0] : spans }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const HOURS = { '@type': 'OpeningHoursSpecification' };

/** For search engines a day of 24 hours ends at 23:59; equal times mean closed. */
function dayLong(opens: string, closes: string) {
  return opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes };
}

function textOf({ opens, closes }: DayHours): string {
  return `${opens} ${closes}`;
}

export type Json = { [key: string]: Json | undefined } | Json[] | string | number | boolean;

const DIETS: Partial<Record<ItemTag, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
};

/** Escapes JSON for use inside an HTML element. */
export function jsonText(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

type VenueData = { origin: string; told: VenueFacts } & Pick<PublicVenue, 'rules'>;

/** Describes the venue for search engines. The price list has the menu, so that the first page stays small. */
export function venueData({ origin, told, rules = USUAL_RULES }: VenueData): Json {
  const { deliveryRadiusKm: radiusKm } = rules;
  const { phone, email, location, links } = told;
  const sameAs = [links.instagram, links.facebook, links.tiktok].filter(
    (page) => page !== undefined,
  );
  return {
    '@context': 'https://schema.org',
    '@type': ['Restaurant', 'BarOrPub'],
    '@id': `${origin}/#house`,
    name: 'Bar Bliss',
    url: `${origin}/`,
    image: `${origin}${told.photos?.hero ?? '/share.jpg'}`,
    address: addressData(told),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(links.mapLink && { hasMap: links.mapLink }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(location && { geo: point(location), areaServed: deliveryArea(location, radiusKm) }),
    ...openingData(openingIn(rules.opening)),
    currenciesAccepted: 'TRY',
    paymentAccepted: 'Cash, Credit Card',
    hasMenu: {
      '@type': 'Menu',
      '@id': `${origin}/menu/print#menu`,
      url: `${origin}/menu/print`,
      inLanguage: ['en', 'tr'],
    },
    potentialAction: actionsAt(origin, rules),
  };
}

const DELIVERY_METHODS = { collection: 'PickUp', delivery: 'OwnFleet' } as const;

/** Search engines and maps offer these actions beside the venue. */
function actionsAt(origin: string, { services }: Pick<GuestRules, 'services'>): Json[] {
  const at = (part: string) => ({ '@type': 'EntryPoint', urlTemplate: `${origin}/#${part}` });
  const methods = services.flatMap((service) =>
    service === 'table'
      ? []
      : `http://purl.org/goodrelations/v1#DeliveryMode${DELIVERY_METHODS[service]}`,
  );
  const order = { '@type': 'OrderAction', target: at('menu'), deliveryMethod: methods };
  const reserve = {
    '@type': 'ReserveAction',
    target: at('reservations'),
    result: { '@type': 'FoodEstablishmentReservation' },
  };
  return methods.length > 0 ? [order, reserve] : [reserve];
}

type MenuData = { origin: string; language: Language; groups: readonly PriceGroup[] };

/** Describes dishes and prices for the price list. The law forbids advertising alcohol and tobacco. */
export function menuData({ origin, language, groups }: MenuData): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${origin}/menu/print#menu`,
    url: `${origin}/menu/print?lang=${language}`,
    inLanguage: language,
    hasMenuSection: advertisable(groups).map(({ category, items }) => ({
      '@type': 'MenuSection',
      name: localized(category, 'name', language),
      hasMenuItem: items.map((item) => dishData(item, category, language)),
    })),
  };
}

function advertisable(groups: readonly PriceGroup[]): PriceGroup[] {
  return groups
    .map(({ category, items }) => ({ category, items: items.filter((item) => !isTableOnly(item)) }))
    .filter(({ items }) => items.length > 0);
}

function dishData(item: MenuItem, category: MenuCategory, language: Language) {
  const kurus = pieceKurus(item, itemChoice(item, category));
  const diets = itemTags(item, category).flatMap((tag) => DIETS[tag] ?? []);
  return {
    '@type': 'MenuItem',
    name: localized(item, 'name', language),
    description: localized(item, 'description', language),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    offers: {
      '@type': 'Offer',
      price: liraText(kurus),
      priceCurrency: 'TRY',
      ...(isSoldOut(item, category) && { availability: 'https://schema.org/SoldOut' }),
    },
  };
}

type PlaceData = { origin: string; language: Language; place: MenuPlace };

/** Describes a category, or one dish, for its own page. The caller checks that it may be advertised. */
export function placeData({ origin, language, place }: PlaceData): Json {
  const { category, items, item } = place;
  const url = (path: string) => `${origin}${path}?lang=${language}`;
  const trail = [
    { name: 'Bar Bliss', item: `${origin}/?lang=${language}` },
    { name: localized(category, 'name', language), item: url(categoryPath(category)) },
    ...(item ? [{ name: localized(item, 'name', language), item: url(placePath(place)) }] : []),
  ];
  const told = item
    ? {
        ...dishData(item, category, language),
        ...(item.imageUrl.startsWith('/') && { image: `${origin}${item.imageUrl}` }),
      }
    : {
        '@type': 'MenuSection',
        name: localized(category, 'name', language),
        hasMenuItem: items
          .filter((one) => !isTableOnly(one))
          .map((one) => dishData(one, category, language)),
      };
  return [
    { '@context': 'https://schema.org', url: url(placePath(place)), ...told },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        ...step,
      })),
    },
  ];
}

function addressData({ address }: VenueFacts): Json {
  return {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    addressLocality: 'Fethiye',
    addressRegion: 'Muğla',
    addressCountry: 'TR',
  };
}

type Place = NonNullable<VenueFacts['location']>;

function point({ latitude, longitude }: Place): Json {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

function deliveryArea(location: Place, radiusKm: number): Json {
  return {
    '@type': 'GeoCircle',
    geoMidpoint: point(location),
    geoRadius: radiusKm * 1000,
  };
}

type EventsData = {
  origin: string;
  told: VenueFacts;
  language: Language;
  news: readonly PublicAnnouncement[];
};

/** Describes the announced events for search engines. */
export function eventsData({ origin, told, language, news }: EventsData): Json[] {
  const isTurkish = language === 'tr';
  return news
    .filter(({ kind }) => kind === 'event')
    .map((event) => {
      const text = isTurkish ? event.textTr : event.textEn;
      return {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: isTurkish ? event.titleTr : event.titleEn,
        ...(text && { description: text }),
        inLanguage: language,
        startDate: venueIso(event.startsAt),
        endDate: venueIso(event.endsAt),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: 'Bar Bliss', address: addressData(told) },
        organizer: { '@id': `${origin}/#house` },
        image: `${origin}${told.photos?.hero ?? '/share.jpg'}`,
        url: event.link ?? `${origin}/`,
      };
    });
}

const UTC_OFFSET_MS = 3 * 3_600_000;

/** Returns the venue's time with its offset: 2026-07-04T21:00:00+03:00. */
function venueIso(at: number): string {
  return `${new Date(at + UTC_OFFSET_MS).toISOString().slice(0, 19)}+03:00`;
}

export function heroFacts({ venue, now, language }: PageFacts): HeroFacts {
  const opening = openingOf(venue);
  const words = {
    today: todayText(opening, now, language),
    now: openNowText(opening, now, language),
  };
  return { ...words, photo: venue.photos?.hero };
}

/** The hours of the week in a line. */
export function weekWords({ venue, language }: Pick<PageFacts, 'venue' | 'language'>): string {
  return weekText(openingOf(venue), language);
}

function openingOf({ rules }: Pick<PublicVenue, 'rules'>) {
  return openingIn(rules?.opening);
}
