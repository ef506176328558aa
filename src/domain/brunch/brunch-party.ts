import type { MenuItem } from '../menu/menu-item';
import { brunchName, type TurkishNames } from './brunch-rules';

export type BrunchPlate = { food: string; sauce: string | null; drink: string };

export type PartyChoices = {
  selectedFood: string;
  selectedSauce: string | null;
  selectedDrink: string;
  /** Bookings of older builds and of third-party clients lack this field. */
  otherChoices?: readonly BrunchPlate[] | undefined;
  /** The booking's own Turkish names. */
  names?: TurkishNames | null | undefined;
};

export type ShownChoices = Partial<PartyChoices> & {
  totalAmount?: string | null;
};

export function platesOf(booked: PartyChoices): BrunchPlate[] {
  const { selectedFood: food, selectedSauce, selectedDrink: drink, otherChoices } = booked;
  return [{ food, sauce: selectedSauce || null, drink }, ...(otherChoices ?? [])];
}

export function plateForEach(
  first: BrunchPlate,
  chosen: readonly BrunchPlate[],
  partySize: number,
): BrunchPlate[] {
  const others = Math.max(0, partySize - 1);
  return Array.from({ length: others }, (_, index) => chosen[index] ?? first);
}

export type Counted = { value: string; sauce: string | null; count: number };

export function countFoods(plates: readonly BrunchPlate[]): Counted[] {
  return counted(plates.map(({ food, sauce }) => ({ value: food, sauce })));
}

export function countDrinks(plates: readonly BrunchPlate[]): Counted[] {
  return counted(plates.map(({ drink }) => ({ value: drink, sauce: null })));
}

function counted(wanted: readonly Omit<Counted, 'count'>[]): Counted[] {
  const counts = new Map<string, Counted>();
  for (const one of wanted) {
    const key = `${one.value}/${one.sauce ?? ''}`;
    counts.set(key, { ...one, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** Returns a text such as "2 × The Bliss Classic, 1 × 3 Chicken Tenders (Spicy)". */
export function countedText(
  counts: readonly Counted[],
  language: 'en' | 'tr',
  names?: TurkishNames | null,
): string {
  return counts
    .map(({ value, sauce, count }) => {
      const name = brunchName(value, language, names);
      return `${count} × ${sauce ? `${name} (${brunchName(sauce, language, names)})` : name}`;
    })
    .join(', ');
}

export type BrunchPrices = { personKurus: number; pairKurus: number };

type Priced = Pick<MenuItem, 'nameEn' | 'priceKurus' | 'isAvailable'>;

/** Reads the prices for one and for two from the menu; null means that the menu has no brunch for one. */
export function brunchPrices(items: readonly Priced[]): BrunchPrices | null {
  const priceOf = (name: string) =>
    items.find(({ nameEn, isAvailable }) => isAvailable && nameEn === name)?.priceKurus;
  const personKurus = priceOf(BRUNCH_FOR_ONE);
  if (personKurus === undefined) return null;
  const pairKurus = Math.min(priceOf(BRUNCH_FOR_TWO) ?? Infinity, 2 * personKurus);
  return { personKurus, pairKurus };
}

/** Returns the menu's brunch for one, also while it is sold out. */
export function brunchItem<Item extends { nameEn: string }>(items: readonly Item[]): Item | null {
  return items.find(({ nameEn }) => nameEn === BRUNCH_FOR_ONE) ?? null;
}

const BRUNCH_FOR_ONE = 'Bottomless Brunch';
const BRUNCH_FOR_TWO = 'Bottomless Brunch for Two';

export function brunchTotalKurus(prices: BrunchPrices, partySize: number): number {
  const pairs = Math.floor(partySize / 2);
  return pairs * prices.pairKurus + (partySize % 2) * prices.personKurus;
}
