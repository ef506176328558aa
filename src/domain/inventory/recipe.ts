import * as v from 'valibot';
import { type BrunchPlate, plateForEach, platesOf } from '../brunch/brunch-party';
import { listOf, uuidText } from '../fields';
import { FRIES, type MenuItem, SAUCE_NAMES, SAUCES } from '../menu/menu-item';
import { someQuantity } from '../quantity';
import type { Field, Words } from '../resource/field';
import type { Resource, ResourceRecord, Values } from '../resource/resource';
import { type InventoryItem, type InventoryUnit, UNIT_WORDS } from './inventory-item';

/** A part is a dish ("dish:12") or an option ("fries:plain", "sauce:bbq"). An order line uses its parts' recipes. */
export type RecipePart = string;

export const OPTION_PARTS: readonly RecipePart[] = [
  ...FRIES.map((fries) => `fries:${fries}`),
  ...SAUCES.map((sauce) => `sauce:${sauce}`),
];

export function dishPart(menuItemId: number): RecipePart {
  return `dish:${menuItemId}`;
}

export function dishOf(part: RecipePart): number | null {
  const id = /^dish:([1-9]\d{0,8})$/.exec(part)?.[1];
  return id === undefined ? null : Number(id);
}

export function isRecipePart(part: string): boolean {
  return dishOf(part) !== null || OPTION_PARTS.includes(part);
}

/** A recipe in the API lists the stock that one portion uses. */
export type Recipe = {
  part: RecipePart;
  lines: { itemId: string; quantity: number }[];
  changedBy: string | null;
  changedAt: string | null;
};

export const MOST_INGREDIENTS = 40;

/** Describes the body of PUT /api/admin/recipes/{part}; `from` is the `changedAt` that the person saw. */
export const changeRecipeInput = v.object({
  lines: v.pipe(
    listOf(v.object({ itemId: uuidText, quantity: someQuantity }), MOST_INGREDIENTS),
    v.check(
      (lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length,
      'inventory.twice',
    ),
  ),
  from: v.exactOptional(v.nullable(v.string())),
});
export type ChangeRecipeInput = v.InferOutput<typeof changeRecipeInput>;

const amount = v.nullable(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.check((typed) => v.safeParse(someQuantity, typed).success, 'quantity.invalid'),
  ),
);

/** A recipe has the form of a record: each stock item is a field, and an empty field is no ingredient. */
export function recipeResource(items: readonly ResourceRecord[], title: Words): Resource {
  return {
    name: 'recipe',
    words: { one: { en: 'Recipe', tr: 'Reçete' }, many: { en: 'Recipes', tr: 'Reçeteler' } },
    path: '/api/admin/recipes',
    read: 'inventory.read',
    change: 'inventory.change',
    sort: 'id',
    title: (_, language) => title[language],
    fields: Object.fromEntries(items.map((item) => [String(item.id), amountField(item)])),
  };
}

function amountField({ nameEn, nameTr, unit }: ResourceRecord): Field {
  const units = UNIT_WORDS[unit as InventoryUnit];
  const label = { en: `${nameEn} (${units.en})`, tr: `${nameTr} (${units.tr})` };
  return { label, kind: 'decimal', schema: amount, isRequired: false, initial: null };
}

export function recipeRecord({ part, lines, changedBy, changedAt }: Recipe): ResourceRecord {
  const amounts = lines.map(({ itemId, quantity }) => [itemId, quantity] as const);
  return { id: part, v: 0, changedBy, changedAt, ...Object.fromEntries(amounts) };
}

export function recipeLines(input: Values): { itemId: string; quantity: unknown }[] {
  return Object.entries(input)
    .filter(([, quantity]) => quantity !== null)
    .map(([itemId, quantity]) => ({ itemId, quantity }));
}

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
