import { type BrunchPlate, plateForEach, platesOf } from '../brunch/brunch-party';
import { SAUCE_NAMES, SAUCES } from '../menu/extras';
import type { MenuItem } from '../menu/menu-item';
import type { InventoryItem, InventoryUnit } from './inventory-item';
import { dishPart, type RecipePart } from './recipe';

/** The forecast of a weekday uses this many weeks of past sales. */
export const NEEDS_WEEKS = 4;
export const NEEDS_DAYS = 7;
export const MOST_NEEDS_DAYS = 14;

/** Forecasts the need of an item, in its unit. */
export type StockNeed = Pick<
  InventoryItem,
  | 'id'
  | 'name'
  | 'nameEn'
  | 'nameTr'
  | 'category'
  | 'unit'
  | 'currentStock'
  | 'minStockLevel'
  | 'unitCost'
  | 'supplierId'
> & {
  forOrders: number;
  /** Booked brunches need this much for their dishes and first drinks. */
  forBrunches: number;
  /** The amount to order equals need plus minimum minus stock. */
  toOrder: number;
};

/** Counts how often a weekday, as days from today (0 is today), occurs within the next days. */
export function timesWithin(weekdayOffset: number, days: number): number {
  return Math.floor(days / 7) + (weekdayOffset < days % 7 ? 1 : 0);
}

type Stock = { unit: InventoryUnit; currentStockMilli: number; minStockLevelMilli: number };

/** Returns the amount to order so that the minimum remains: whole pieces, kilos and litres to 0.1. */
export function milliToOrder(
  { unit, currentStockMilli, minStockLevelMilli }: Stock,
  needMilli: number,
): number {
  const step = unit === 'kg' || unit === 'litre' ? 100 : 1_000;
  const missing = needMilli + minStockLevelMilli - currentStockMilli;
  return missing <= 0 ? 0 : Math.ceil(missing / step) * step;
}

type BookedBrunch = BrunchPlate & {
  otherChoices: readonly BrunchPlate[] | null;
  partySize: number;
};

/** Counts the portions of each part for booked brunches and skips unknown dish names. */
export function brunchPortions(
  brunches: readonly BookedBrunch[],
  items: readonly Pick<MenuItem, 'id' | 'nameEn'>[],
): Map<RecipePart, number> {
  const dishes = new Map(items.map(({ id, nameEn }) => [nameEn, dishPart(id)]));
  const sauces = new Map(SAUCES.map((sauce) => [SAUCE_NAMES[sauce].en, `sauce:${sauce}`]));
  const portions = new Map<RecipePart, number>();
  for (const { food, sauce, drink } of brunches.flatMap(allPlates)) {
    const parts = [dishes.get(food), dishes.get(drink), sauce === null ? null : sauces.get(sauce)];
    for (const part of parts) if (part) portions.set(part, (portions.get(part) ?? 0) + 1);
  }
  return portions;
}

function allPlates({ food, sauce, drink, otherChoices, partySize }: BookedBrunch): BrunchPlate[] {
  const [first = { food, sauce, drink }, ...others] = platesOf({
    selectedFood: food,
    selectedSauce: sauce,
    selectedDrink: drink,
    otherChoices: otherChoices ?? [],
  });
  return [first, ...plateForEach(first, others, partySize)];
}
