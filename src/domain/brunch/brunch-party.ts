import type { MenuItem } from '../menu/menu-item';
import { brunchName } from './brunch-menu';

/** What one person of the party has: a dish, the sauce of tenders, a first drink. English names. */
export type BrunchPlate = { food: string; sauce: string | null; drink: string };

/** A booking's choices as they are stored: one person's, and those of the others. */
export type PartyChoices = {
  selectedFood: string;
  selectedSauce: string | null;
  selectedDrink: string;
  /** Missing: from before the others were asked, or from a client that did not say. */
  otherChoices?: readonly BrunchPlate[] | undefined;
};

/** The plates that are known, the first person's first. */
export function platesOf(booked: PartyChoices): BrunchPlate[] {
  const { selectedFood: food, selectedSauce, selectedDrink: drink, otherChoices } = booked;
  return [{ food, sauce: selectedSauce || null, drink }, ...(otherChoices ?? [])];
}

/** A plate for each of the others: what was chosen, otherwise the same as the first person's. */
export function plateForEach(
  first: BrunchPlate,
  chosen: readonly BrunchPlate[],
  partySize: number,
): BrunchPlate[] {
  const others = Math.max(0, partySize - 1);
  return Array.from({ length: others }, (_, index) => chosen[index] ?? first);
}

export type Counted = { value: string; sauce: string | null; count: number };

/** How many of each dish, tenders by their sauce. */
export function countFoods(plates: readonly BrunchPlate[]): Counted[] {
  return counted(plates.map(({ food, sauce }) => ({ value: food, sauce })));
}

/** How many of each first drink. */
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

/** "2 × The Bliss Classic, 1 × 3 Chicken Tenders (Spicy)". */
export function countedText(counts: readonly Counted[], language: 'en' | 'tr'): string {
  return counts
    .map(({ value, sauce, count }) => {
      const name = brunchName(value, language);
      return `${count} × ${sauce ? `${name} (${brunchName(sauce, language)})` : name}`;
    })
    .join(', ');
}

export type BrunchPrices = { personKurus: number; pairKurus: number };

type Priced = Pick<MenuItem, 'nameEn' | 'priceKurus' | 'isAvailable'>;

/** What a person and a pair pay, by the menu; null: the menu has no brunch for one. */
export function brunchPrices(items: readonly Priced[]): BrunchPrices | null {
  const priceOf = (name: string) =>
    items.find(({ nameEn, isAvailable }) => isAvailable && nameEn === name)?.priceKurus;
  const personKurus = priceOf('Bottomless Brunch');
  if (personKurus === undefined) return null;
  const pairKurus = Math.min(priceOf(BRUNCH_FOR_TWO) ?? Infinity, 2 * personKurus);
  return { personKurus, pairKurus };
}

export const BRUNCH_FOR_TWO = 'Bottomless Brunch for Two';

/** The whole party's price: two by two for the price of a pair. */
export function brunchTotalKurus(prices: BrunchPrices, partySize: number): number {
  const pairs = Math.floor(partySize / 2);
  return pairs * prices.pairKurus + (partySize % 2) * prices.personKurus;
}
