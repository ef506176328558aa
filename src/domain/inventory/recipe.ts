import * as v from 'valibot';
import type { BrunchPlate } from '../bookings/brunch-party';
import { plateForEach, platesOf } from '../bookings/brunch-party';
import { lineText, liraAmount, listOf, requiredText, uuidText } from '../fields';
import type { MenuItem } from '../menu/menu-item';
import { FRIES, SAUCE_NAMES, SAUCES } from '../menu/menu-item';
import { wholeKurus } from '../money';
import { quantity, quantityChange, someQuantity } from '../quantity';
import type { Field, Resource, ResourceRecord, Values, Words } from '../resource/resource';
import type { InventoryItem, InventoryUnit } from './inventory-item';
import { UNIT_WORDS } from './inventory-item';

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
    v.check((lines) => hasEachItemOnce(lines), 'inventory.twice'),
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
  // The resource of the items allows no other unit.
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

export type OrderLine = { name: string; amount: string; unit: InventoryUnit };

/** Groups by supplier in the order of the suppliers; needs without a supplier, or with a deleted one, come last. */
export function needsBySupplier(
  needs: readonly StockNeed[],
  supplierIds: readonly string[],
): { supplierId: string | null; needs: StockNeed[] }[] {
  const places = [...supplierIds, null].map((supplierId) => ({
    supplierId,
    needs: needs.filter((need) => knownSupplier(need, supplierIds) === supplierId),
  }));
  return places.filter((place) => place.needs.length > 0);
}

function knownSupplier({ supplierId }: StockNeed, known: readonly string[]): string | null {
  return supplierId !== null && known.includes(supplierId) ? supplierId : null;
}

/** Returns the text of a supplier's mail or chat: Turkish whatever language staff read, as suppliers are in Turkey. */
export function orderMessage(lines: readonly OrderLine[]): { subject: string; text: string } {
  const rows = lines.map(({ name, amount, unit }) => `- ${name}: ${amount} ${UNIT_WORDS[unit].tr}`);
  return {
    subject: 'Bar Bliss siparişi',
    text: ['Merhaba,', 'siparişimiz:', '', ...rows, '', 'Teşekkürler', 'Bar Bliss'].join('\n'),
  };
}

/** An item's stock is the sum of its movements. `return` reverses the use of an undone order. */
export type MovementKind = 'delivery' | 'count' | 'waste' | 'use' | 'return' | 'correction';

export const WASTE_REASONS = [
  'expired',
  'spoiled',
  'broken',
  'kitchen_mistake',
  'sent_back',
  'staff_meal',
] as const;
export type WasteReason = (typeof WASTE_REASONS)[number];

export type Movement = {
  seq: number;
  kind: MovementKind;
  change: number;
  balance: number;
  /** A count expected this stock; other kinds have null. */
  expected: number | null;
  reason: WasteReason | null;
  note: string | null;
  unitCost: string | null;
  supplierId: string | null;
  orderId: string | null;
  orderCode: string | null;
  /** This brunch used the item; copies of older builds lack this field. */
  brunchId?: string | null;
  by: string | null;
  /** The event and its booking have separate times (ISO), because staff book counts later. */
  at: string;
  receivedAt: string;
};

export type Delivery = {
  id: string;
  at: string;
  by: string | null;
  note: string | null;
  lines: {
    itemId: string;
    nameEn: string;
    nameTr: string;
    unit: InventoryUnit;
    quantity: number;
    unitCost: string | null;
  }[];
};

export const NOTE_MAX = 140;
export const MOST_LINES = 400;
const OLDEST_COUNT_MS = 48 * 60 * 60_000;

const note = v.optional(lineText(NOTE_MAX), '');
const age = v.pipe(
  v.number('invalid'),
  v.finite('invalid'),
  v.minValue(0, 'invalid'),
  v.maxValue(OLDEST_COUNT_MS, 'count.too_old'),
);

export const bookCountInput = v.object({
  lines: v.pipe(
    listOf(
      v.object({
        itemId: uuidText,
        counted: quantity,
        ageMs: v.optional(age, 0),
        /** The other people's counts on screen are this old (ms); a missing value equals `ageMs`. */
        seenAgeMs: v.exactOptional(age),
      }),
      MOST_LINES,
      'count.too_long',
    ),
    v.minLength(1, 'count.empty'),
    v.check((lines) => hasEachItemOnce(lines), 'inventory.twice'),
  ),
  note,
});
export type BookCountInput = v.InferOutput<typeof bookCountInput>;

const unitCost = v.pipe(liraAmount, v.transform(wholeKurus));

/** Describes the body of POST /api/admin/inventory/deliveries. A line with a price sets the item's price. */
export const bookDeliveryInput = v.object({
  supplierId: v.optional(v.nullable(uuidText), null),
  lines: v.pipe(
    listOf(
      v.object({
        itemId: uuidText,
        quantity: someQuantity,
        unitCost: v.optional(v.nullable(unitCost), null),
      }),
      MOST_LINES,
      'delivery.too_long',
    ),
    v.minLength(1, 'delivery.empty'),
    v.check((lines) => hasEachItemOnce(lines), 'inventory.twice'),
  ),
  note,
});
export type BookDeliveryInput = v.InferOutput<typeof bookDeliveryInput>;

export const bookWasteInput = v.object({
  quantity: someQuantity,
  reason: v.picklist(WASTE_REASONS, 'waste.reason_required'),
  note,
});
export type BookWasteInput = v.InferOutput<typeof bookWasteInput>;

export const bookCorrectionInput = v.object({
  change: quantityChange,
  note: requiredText('correction.note_required', NOTE_MAX),
});
export type BookCorrectionInput = v.InferOutput<typeof bookCorrectionInput>;

function hasEachItemOnce(lines: readonly { itemId: string }[]): boolean {
  return new Set(lines.map(({ itemId }) => itemId)).size === lines.length;
}
