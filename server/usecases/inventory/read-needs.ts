import * as v from 'valibot';
import { eveningBegan } from '#domain/bookings/slots';
import { isLow } from '#domain/inventory/inventory-item';
import {
  brunchPortions,
  MOST_NEEDS_DAYS,
  milliToOrder,
  NEEDS_DAYS,
  NEEDS_WEEKS,
  type StockNeed,
  timesWithin,
} from '#domain/inventory/recipe';
import { quantityOf } from '#domain/quantity';
import {
  type InventoryRepository,
  type InventoryRow,
  inventoryItem,
} from '../../repositories/inventory/inventory.repository';
import type { RecipesRepository } from '../../repositories/inventory/recipes.repository';
import type { StockNeedsRepository } from '../../repositories/inventory/stock-needs.repository';
import type { MenuRepository } from '../../repositories/menu.repository';

export type ReadNeedsDeps = {
  inventory: InventoryRepository;
  recipes: RecipesRepository;
  stockNeeds: StockNeedsRepository;
  menu: MenuRepository;
  now: () => number;
};

const DAY_MS = 24 * 60 * 60_000;

/** The forecast covers this many days from today on. */
export const readNeedsQuery = v.object({
  days: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(MOST_NEEDS_DAYS),
    ),
    String(NEEDS_DAYS),
  ),
});

/** Returns low items with forecast need and order amount; omits items without any need. */
export async function readNeeds(
  deps: ReadNeedsDeps,
  { days }: v.InferOutput<typeof readNeedsQuery>,
): Promise<{ days: number; weeks: number; items: StockNeed[] }> {
  const dayBegins = eveningBegan(deps.now());
  const weeks = await weeksOfOrders(deps, dayBegins);
  const times = Array.from({ length: 7 }, (_, day) => timesWithin(day, days));
  const [rows, sold, booked] = await Promise.all([
    deps.inventory.needable(),
    deps.stockNeeds.soldMilli({ dayBegins, weeks, times }),
    brunchMilli(deps, dayBegins, dayBegins + days * DAY_MS),
  ]);
  const needs = rows.map((row) =>
    stockNeed(row, {
      orders: Math.round((sold.get(row.id) ?? 0) / weeks),
      brunches: booked.get(row.id) ?? 0,
    }),
  );
  const items = needs.filter(
    (need) => isLow(need) || need.forOrders + need.forBrunches + need.toOrder > 0,
  );
  return { days, weeks, items };
}

/** A new venue has fewer weeks of sales. */
async function weeksOfOrders({ stockNeeds }: ReadNeedsDeps, dayBegins: number): Promise<number> {
  const first = await stockNeeds.firstOrderAt();
  const weeks = first === null ? 1 : Math.ceil((dayBegins - first) / (7 * DAY_MS));
  return Math.min(NEEDS_WEEKS, Math.max(1, weeks));
}

async function brunchMilli(
  { stockNeeds, recipes, menu }: ReadNeedsDeps,
  from: number,
  until: number,
): Promise<Map<string, number>> {
  const brunches = await stockNeeds.brunches(from, until);
  const milli = new Map<string, number>();
  if (brunches.length === 0) return milli;
  const [stored, { items }] = await Promise.all([recipes.list(), menu.read()]);
  const lines = new Map(stored.map((recipe) => [recipe.part, recipe.lines]));
  for (const [part, portions] of brunchPortions(brunches, items)) {
    for (const line of lines.get(part) ?? []) {
      milli.set(line.itemId, (milli.get(line.itemId) ?? 0) + portions * line.milli);
    }
  }
  return milli;
}

function stockNeed(row: InventoryRow, need: { orders: number; brunches: number }): StockNeed {
  const { v: _v, updatedAt: _at, ...item } = inventoryItem(row);
  return {
    ...item,
    forOrders: quantityOf(need.orders),
    forBrunches: quantityOf(need.brunches),
    toOrder: quantityOf(milliToOrder(row, need.orders + need.brunches)),
  };
}
