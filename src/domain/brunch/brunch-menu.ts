import { SAUCE_NAMES } from '../menu/extras';

type Named = { nameEn: string; nameTr: string };

/** Lists the choices of a Bottomless Brunch. The API sends the English name. */
export const BRUNCH_FOODS = [
  sameName('The Bliss Classic'),
  sameName('The Bliss Classic Cheese'),
  sameName('The BBQ Bliss Stack'),
  sameName('Chicken Burger Bliss'),
  sameName('The Fine Falafel Burger (V)'),
  { nameEn: '3 Chicken Tenders', nameTr: '3 Tavuk Parçası' },
] as const satisfies readonly Named[];

export const TENDERS = '3 Chicken Tenders';

export const BRUNCH_SAUCES = (['bbq', 'garlic', 'spicy'] as const).map((sauce) => ({
  nameEn: SAUCE_NAMES[sauce].en,
  nameTr: SAUCE_NAMES[sauce].tr,
}));

export const BRUNCH_DRINKS = {
  cocktails: [
    sameName('Sex On The Beach'),
    sameName('Woo Woo'),
    sameName('Blue Lagoon'),
    sameName('Classic Mojito'),
    sameName('Margarita'),
    sameName('Malibu Sunset'),
  ],
  beers: [sameName('Efes'), sameName('Efes Malt'), sameName('Tuborg')],
  wines: [
    { nameEn: 'House Red', nameTr: 'Kırmızı Ev Şarabı' },
    { nameEn: 'House White', nameTr: 'Beyaz Ev Şarabı' },
    { nameEn: 'House Rose', nameTr: 'Roze Ev Şarabı' },
  ],
} as const satisfies Record<string, readonly Named[]>;

export const BRUNCH_FOOD_VALUES = valuesOf(BRUNCH_FOODS);
export const BRUNCH_SAUCE_VALUES = valuesOf(BRUNCH_SAUCES);
export const BRUNCH_DRINK_VALUES = valuesOf(Object.values(BRUNCH_DRINKS).flat());

export function needsBrunchSauce(food: string): boolean {
  return food === TENDERS;
}

export function brunchName(value: string, language: 'en' | 'tr'): string {
  const known = [...BRUNCH_FOODS, ...BRUNCH_SAUCES, ...Object.values(BRUNCH_DRINKS).flat()];
  const named = known.find(({ nameEn }) => nameEn === value);
  return (language === 'tr' ? named?.nameTr : named?.nameEn) ?? value;
}

function sameName(name: string): Named {
  return { nameEn: name, nameTr: name };
}

function valuesOf(named: readonly Named[]): string[] {
  return named.map(({ nameEn }) => nameEn);
}
