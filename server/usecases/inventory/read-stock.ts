import * as v from 'valibot';
import { eveningBegan } from '#domain/bookings/booking';
import type { LowStockItem } from '#domain/inventory/inventory-item';
import { isLow } from '#domain/inventory/inventory-item';
import type { Delivery, Movement, StockNeed } from '#domain/inventory/recipe';
import {
  brunchPortions,
  MOST_NEEDS_DAYS,
  milliToOrder,
  NEEDS_DAYS,
  NEEDS_WEEKS,
  timesWithin,
} from '#domain/inventory/recipe';
import { liraText } from '#domain/money';
import { orderCode } from '#domain/orders/order';
import { pageQuery } from '#domain/page-query';
import { quantityOf } from '#domain/quantity';
import { may } from '#domain/roles';
import type { InventoryRow, MovementRow } from '../../repositories/inventory/inventory.repository';
import { inventoryItem } from '../../repositories/inventory/inventory.repository';
import type { Parts } from '../shared/staff-change';
import { orRefuse } from '../shared/staff-change';

const MOST_LOW = 200;

/** Returns low items with their suppliers, the emptiest first, and prices only for roles that may see money. */
export async function listLowStock(
  { inventory }: Pick<Parts, 'inventory'>,
  role: string,
): Promise<{ items: LowStockItem[] }> {
  const low = await inventory.low(MOST_LOW);
  const items = low.map(({ item, supplier }) => ({
    ...inventoryItem(item),
    ...(may(role, 'money.read') ? {} : { unitCost: null }),
    supplierName: supplier?.name ?? null,
    supplierPhone: supplier?.phone || null,
    supplierEmail: supplier?.email || null,
  }));
  return { items };
}

export const listMovementsQuery = v.object(pageQuery);

/** Returns one page of an item's movements, newest first, each with the resulting stock. */
export async function listMovements(
  { inventory, movements }: Parts,
  itemId: string,
  { page, limit }: v.InferOutput<typeof listMovementsQuery>,
): Promise<{ movements: Movement[]; hasMore: boolean }> {
  const item = orRefuse(await inventory.find(itemId));
  const offset = (page - 1) * limit;
  const { rows, sinceMilli } = await movements.page(itemId, { offset, limit: limit + 1 });
  let balance = item.currentStockMilli - sinceMilli;
  const read = rows.slice(0, limit).map((row) => {
    const movement = movementRead(row, balance);
    balance -= row.milli;
    return movement;
  });
  return { movements: read, hasMore: rows.length > limit };
}

function movementRead(row: MovementRow, balanceMilli: number): Movement {
  const { seq, kind, orderId, unitCostKurus, expectedMilli } = row;
  return {
    seq,
    kind,
    change: quantityOf(row.milli),
    balance: quantityOf(balanceMilli),
    expected: expectedMilli === null ? null : quantityOf(expectedMilli),
    reason: row.reason,
    note: row.note,
    unitCost: unitCostKurus === null ? null : liraText(unitCostKurus),
    supplierId: row.supplierId,
    orderId,
    orderCode: orderId === null ? null : orderCode(orderId),
    brunchId: row.brunchId,
    by: row.by,
    at: new Date(row.at).toISOString(),
    receivedAt: new Date(row.receivedAt).toISOString(),
  };
}

const MOST_DELIVERIES = 10;
const MOST_LINES = 500;

/** Returns the last deliveries of a supplier, newest first. */
export async function listDeliveries(
  { movements }: Pick<Parts, 'movements'>,
  supplierId: string,
): Promise<{ deliveries: Delivery[] }> {
  const deliveries = new Map<string, Delivery>();
  for (const { movement, item } of await movements.delivered(supplierId, MOST_LINES)) {
    const { seq, bookingId, at, by, note, milli, unitCostKurus } = movement;
    const id = bookingId ?? String(seq);
    const one = deliveries.get(id) ?? { id, at: new Date(at).toISOString(), by, note, lines: [] };
    one.lines.push({
      itemId: item.id,
      nameEn: item.nameEn,
      nameTr: item.nameTr,
      unit: item.unit,
      quantity: quantityOf(milli),
      unitCost: unitCostKurus === null ? null : liraText(unitCostKurus),
    });
    deliveries.set(id, one);
  }
  return { deliveries: [...deliveries.values()].slice(0, MOST_DELIVERIES) };
}

type ReadNeedsDeps = Pick<Parts, 'inventory' | 'recipes' | 'stockNeeds' | 'menu' | 'now'>;

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
