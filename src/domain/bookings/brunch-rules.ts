import * as v from 'valibot';
import { SAUCE_NAMES } from '../menu/menu-item';
import { SLOT_MINUTES, slotsIn } from './booking';

export type Named = { nameEn: string; nameTr: string };

export const DRINK_GROUPS = ['cocktails', 'beers', 'wines', 'others'] as const;
export type DrinkGroup = (typeof DRINK_GROUPS)[number];

type BrunchFood = Named & { hasSauce: boolean };
type BrunchDrink = Named & { group: DrinkGroup };

/** Lists the usual choices of a Bottomless Brunch. The API sends the English name. */
const USUAL_FOODS: readonly BrunchFood[] = [
  { ...sameName('The Bliss Classic'), hasSauce: false },
  { ...sameName('The Bliss Classic Cheese'), hasSauce: false },
  { ...sameName('The BBQ Bliss Stack'), hasSauce: false },
  { ...sameName('Chicken Burger Bliss'), hasSauce: false },
  { ...sameName('The Fine Falafel Burger (V)'), hasSauce: false },
  { nameEn: '3 Chicken Tenders', nameTr: "3'lü Çıtır Tavuk", hasSauce: true },
];

const USUAL_SAUCES: readonly Named[] = (['bbq', 'garlic', 'spicy'] as const).map((sauce) => ({
  nameEn: SAUCE_NAMES[sauce].en,
  nameTr: SAUCE_NAMES[sauce].tr,
}));

const USUAL_DRINKS: readonly BrunchDrink[] = [
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

/** Holds what guests may book as a brunch today, with its deposit, hours and largest party. */
export type BrunchRules = {
  foods: readonly BrunchFood[];
  sauces: readonly Named[];
  drinks: readonly BrunchDrink[];
  /** Times of the evening, HH:mm, in their order. */
  slots: readonly string[];
  /** 0: no deposit. */
  depositKurus: number;
  /** Bookings further ahead than this need the deposit. */
  depositHours: number;
  /** A booking waits this long for its deposit. */
  heldDays: number;
  /** More drinks are free for this long after the first one. */
  drinkHours: number;
  maxParty: number;
};

export const USUAL_BRUNCH: BrunchRules = {
  foods: USUAL_FOODS,
  sauces: USUAL_SAUCES,
  drinks: USUAL_DRINKS,
  slots: slotsIn({ first: '15:00', last: '22:00', stepMinutes: SLOT_MINUTES }),
  depositKurus: 50_000,
  depositHours: 24,
  heldDays: 3,
  drinkHours: 1.5,
  maxParty: 10,
};

/** No setting allows a larger party. */
export const BRUNCH_MOST_PEOPLE = 20;

const named = { nameEn: v.string(), nameTr: v.string() };

const toldRules = v.fallback(
  v.object({
    foods: v.fallback(v.array(v.object({ ...named, hasSauce: v.boolean() })), mutableLists().foods),
    sauces: v.fallback(v.array(v.object(named)), mutableLists().sauces),
    drinks: v.fallback(
      v.array(v.object({ ...named, group: v.picklist(DRINK_GROUPS) })),
      mutableLists().drinks,
    ),
    slots: v.fallback(v.array(v.string()), mutableLists().slots),
    depositKurus: numberOr(USUAL_BRUNCH.depositKurus),
    depositHours: numberOr(USUAL_BRUNCH.depositHours),
    heldDays: numberOr(USUAL_BRUNCH.heldDays),
    drinkHours: numberOr(USUAL_BRUNCH.drinkHours),
    maxParty: numberOr(USUAL_BRUNCH.maxParty),
  }),
  { ...USUAL_BRUNCH, ...mutableLists() },
);

/** Reads rules as the server tells them: only the unusual ones. Unreadable ones count as usual. */
export function brunchRulesIn(told: unknown): BrunchRules {
  return v.parse(toldRules, told);
}

function mutableLists() {
  const { foods, sauces, drinks, slots } = USUAL_BRUNCH;
  return { foods: [...foods], sauces: [...sauces], drinks: [...drinks], slots: [...slots] };
}

function numberOr(usual: number) {
  return v.fallback(v.number(), usual);
}
