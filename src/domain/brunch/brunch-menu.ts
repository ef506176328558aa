import { SAUCE_NAMES } from '../menu/extras';

export type Named = { nameEn: string; nameTr: string };

export const DRINK_GROUPS = ['cocktails', 'beers', 'wines', 'others'] as const;
export type DrinkGroup = (typeof DRINK_GROUPS)[number];

export type BrunchFood = Named & { hasSauce: boolean };
export type BrunchDrink = Named & { group: DrinkGroup };

/** Lists the usual choices of a Bottomless Brunch. The API sends the English name. */
export const USUAL_FOODS: readonly BrunchFood[] = [
  { ...sameName('The Bliss Classic'), hasSauce: false },
  { ...sameName('The Bliss Classic Cheese'), hasSauce: false },
  { ...sameName('The BBQ Bliss Stack'), hasSauce: false },
  { ...sameName('Chicken Burger Bliss'), hasSauce: false },
  { ...sameName('The Fine Falafel Burger (V)'), hasSauce: false },
  { nameEn: '3 Chicken Tenders', nameTr: '3 Tavuk Parçası', hasSauce: true },
];

export const USUAL_SAUCES: readonly Named[] = (['bbq', 'garlic', 'spicy'] as const).map(
  (sauce) => ({ nameEn: SAUCE_NAMES[sauce].en, nameTr: SAUCE_NAMES[sauce].tr }),
);

export const USUAL_DRINKS: readonly BrunchDrink[] = [
  ...grouped('cocktails', [
    sameName('Sex On The Beach'),
    sameName('Woo Woo'),
    sameName('Blue Lagoon'),
    sameName('Classic Mojito'),
    sameName('Margarita'),
    sameName('Malibu Sunset'),
  ]),
  ...grouped('beers', [sameName('Efes'), sameName('Efes Malt'), sameName('Tuborg')]),
  ...grouped('wines', [
    { nameEn: 'House Red', nameTr: 'Kırmızı Ev Şarabı' },
    { nameEn: 'House White', nameTr: 'Beyaz Ev Şarabı' },
    { nameEn: 'House Rose', nameTr: 'Roze Ev Şarabı' },
  ]),
];

/** Turkish names by the English ones, where they are not the usual ones. */
export type TurkishNames = Readonly<Record<string, string>>;

/** A booking keeps its `own` names. */
export function brunchName(
  value: string,
  language: 'en' | 'tr',
  own?: TurkishNames | null,
): string {
  if (language === 'en') return value;
  if (own && Object.hasOwn(own, value)) return own[value] ?? value;
  const usual = [...USUAL_FOODS, ...USUAL_SAUCES, ...USUAL_DRINKS];
  return usual.find(({ nameEn }) => nameEn === value)?.nameTr ?? value;
}

/** Returns null if all have their usual names. */
export function turkishNames(chosen: readonly Named[]): TurkishNames | null {
  const own = chosen.filter(({ nameEn, nameTr }) => brunchName(nameEn, 'tr') !== nameTr);
  if (own.length === 0) return null;
  return Object.fromEntries(own.map(({ nameEn, nameTr }) => [nameEn, nameTr]));
}

function sameName(name: string): Named {
  return { nameEn: name, nameTr: name };
}

function grouped(group: DrinkGroup, drinks: readonly Named[]): BrunchDrink[] {
  return drinks.map((drink) => ({ ...drink, group }));
}
