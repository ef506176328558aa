import type { PriceGroup } from '#domain/menu/guest-menu';
import { itemChoice, pieceKurus } from '#domain/menu/item-choice';
import { type ItemTag, itemTags } from '#domain/menu/menu-filter';
import { isTableOnly, type MenuCategory, type MenuItem } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import { openingIn } from '#domain/opening/opening-schema';
import { USUAL_RULES } from '#domain/settings/guest-rules';
import type { PublicVenue, VenueFacts } from '#domain/venue-facts';
import type { Language } from '../../src/i18n/language';
import { localized } from '../../src/i18n/localized';
import { openingData } from './opening-data';

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

type VenueData = { origin: string; told: VenueFacts; groups: readonly PriceGroup[] } & Pick<
  PublicVenue,
  'rules'
>;

/**
 * Describes the venue for search engines. Lists only the menu's sections: the first page stays small, the price list
 * has the dishes.
 */
export function venueData({ origin, told, groups, rules = USUAL_RULES }: VenueData): Json {
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
    image: `${origin}/share.jpg`,
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
      hasMenuSection: advertisable(groups).map(({ category }) => ({
        '@type': 'MenuSection',
        name: category.nameEn,
      })),
    },
  };
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

function dishData(item: MenuItem, category: MenuCategory, language: Language): Json {
  const kurus = pieceKurus(item, itemChoice(item, category));
  const diets = itemTags(item, category).flatMap((tag) => DIETS[tag] ?? []);
  return {
    '@type': 'MenuItem',
    name: localized(item, 'name', language),
    description: localized(item, 'description', language),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    offers: { '@type': 'Offer', price: liraText(kurus), priceCurrency: 'TRY' },
  };
}

export function addressData({ address }: VenueFacts): Json {
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
