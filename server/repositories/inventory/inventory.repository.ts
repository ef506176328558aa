import type { SQL, SQLWrapper } from 'drizzle-orm';
import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { InventoryItem } from '#domain/inventory/inventory-item';
import type { Recipe } from '#domain/inventory/recipe';
import { liraText } from '#domain/money';
import { quantityOf } from '#domain/quantity';
import type { Gateway } from '../../db/gateway';
import { insertWhere, updateWhere } from '../../db/gateway';
import { brunchBookings } from '../../db/tables/bookings.table';
import {
  inventoryItems,
  inventoryMovements,
  recipeLines,
  recipes,
  suppliers,
} from '../../db/tables/inventory.table';
import { menuItems, orderLines, orders } from '../../db/tables/orders.table';
import type { StaffOnce } from '../rows/responses.repository';
import { writeOnce } from '../rows/responses.repository';
import { areKept, createStockBookings } from './stock-bookings.repository';

export type MovementRow = typeof inventoryMovements.$inferSelect;
function createMovementsRepository(gateway: Gateway) {
  return {
    /** Returns movements of an item, newest first, and the sum of all newer movements. */
    async page(itemId: string, { offset, limit }: { offset: number; limit: number }) {
      const ofItem = eq(inventoryMovements.itemId, itemId);
      const newestFirst = [desc(inventoryMovements.at), desc(inventoryMovements.seq)];
      const newer = sql`(select milli from ${inventoryMovements} where ${ofItem} order by at desc, seq desc limit ${offset})`;
      const [rows, since] = await gateway.batch((db) => [
        db
          .select()
          .from(inventoryMovements)
          .where(ofItem)
          .orderBy(...newestFirst)
          .limit(limit)
          .offset(offset),
        db.select({ milli: sql<number>`coalesce(sum(milli), 0)` }).from(newer),
      ]);
      return { rows, sinceMilli: Number(since[0]?.milli ?? 0) };
    },

    /** Returns the delivered items of a supplier, newest first. */
    delivered: (supplierId: string, limit: number) =>
      gateway.read((db) =>
        db
          .select({ movement: inventoryMovements, item: inventoryItems })
          .from(inventoryMovements)
          .innerJoin(inventoryItems, eq(inventoryItems.id, inventoryMovements.itemId))
          .where(
            and(
              eq(inventoryMovements.supplierId, supplierId),
              eq(inventoryMovements.kind, 'delivery'),
            ),
          )
          .orderBy(desc(inventoryMovements.at), desc(inventoryMovements.seq))
          .limit(limit),
      ),
  };
}

const DAY_MS = 24 * 60 * 60_000;

type Past = {
  /** The business day starts at this time (ms); the query reads the weeks before this day. */
  dayBegins: number;
  weeks: number;
  /** Each weekday occurs this many times; today's weekday comes first. */
  times: readonly number[];
};

function createStockNeedsRepository(gateway: Gateway) {
  return {
    /** Returns the time of the first completed order (ms); null if no order was completed. */
    firstOrderAt: () =>
      gateway.value<number>(sql`select min(received_at) from ${orders} where status = 'completed'`),

    /** Returns the use (thousandths) by item, by today's recipes, for the completed orders of these weeks. */
    async soldMilli({ dayBegins, weeks, times }: Past): Promise<Map<string, number>> {
      const daysAgo = sql`((${dayBegins} - 1 - o.received_at) / ${DAY_MS} + 1)`;
      const weekday = sql`((7 - ${daysAgo} % 7) % 7)`;
      const cases = times.map((count, day) => sql`when ${day} then ${count}`);
      const rows = await gateway.read((db) =>
        db.all<{ itemId: string; milli: number }>(sql`
          with sold as (
            select l.menu_item_id, json_extract(l.customizations, '$.fries') as fries,
              json_extract(l.customizations, '$.sauce') as sauce,
              sum(l.quantity * case ${weekday} ${sql.join(cases, sql` `)} end) as portions
            from ${orders} o cross join ${orderLines} l on l.order_id = o.id
            where o.status = 'completed' and o.received_at >= ${dayBegins - weeks * 7 * DAY_MS} and o.received_at < ${dayBegins}
            group by 1, 2, 3)
          select r.item_id as itemId, sum(r.milli * s.portions) as milli
          from sold s cross join ${recipeLines} r
            on r.part in ('dish:' || s.menu_item_id, 'fries:' || s.fries, 'sauce:' || s.sauce)
          group by r.item_id`),
      );
      return new Map(rows.map(({ itemId, milli }) => [itemId, Number(milli)]));
    },

    /** Returns the active brunches that begin within a span. */
    brunches(from: number, until: number) {
      const { status, startsAt } = brunchBookings;
      const isActive = inArray(status, ['pending', 'confirmed']);
      return gateway.rows(brunchBookings, and(isActive, gte(startsAt, from), lt(startsAt, until)));
    },
  };
}

export type InventoryRow = typeof inventoryItems.$inferSelect;
const isKept = isNull(inventoryItems.archivedAt);
const isLow = sql`${inventoryItems.currentStockMilli} <= ${inventoryItems.minStockLevelMilli}`;
/** The stock divided by its minimum sorts the emptiest item first. */
const share = sql`cast(${inventoryItems.currentStockMilli} as real) / max(${inventoryItems.minStockLevelMilli}, 1)`;

function createInventoryRepository(gateway: Gateway) {
  return {
    /** Returns items in recipes and low items, since the venue can need only these. */
    needable(): Promise<InventoryRow[]> {
      const isUsed = sql`${inventoryItems.id} in (select item_id from ${recipeLines})`;
      return gateway.rows(inventoryItems, and(isKept, sql`(${isLow} or ${isUsed})`), [
        asc(inventoryItems.category),
        asc(inventoryItems.id),
      ]);
    },

    find: (id: string) => gateway.row(inventoryItems, and(eq(inventoryItems.id, id), isKept)),

    /** Returns the items that exist among these ids. */
    named: async (ids: readonly string[]): Promise<InventoryRow[]> =>
      gateway.rows(inventoryItems, and(inArray(inventoryItems.id, [...ids]), isKept)),

    /** Returns low items with their suppliers, the emptiest first. */
    low: (limit: number) =>
      gateway.read((db) =>
        db
          .select({
            item: inventoryItems,
            supplier: { name: suppliers.name, phone: suppliers.phone, email: suppliers.email },
          })
          .from(inventoryItems)
          .leftJoin(suppliers, eq(suppliers.id, inventoryItems.supplierId))
          .where(and(isKept, isLow))
          .orderBy(share, asc(inventoryItems.id))
          .limit(limit),
      ),
  };
}

export function inventoryItem(row: InventoryRow): InventoryItem {
  return {
    id: row.id,
    v: row.v,
    name: row.nameEn,
    nameEn: row.nameEn,
    nameTr: row.nameTr,
    category: row.category,
    currentStock: quantityOf(row.currentStockMilli),
    unit: row.unit,
    minStockLevel: quantityOf(row.minStockLevelMilli),
    unitCost: row.unitCostKurus === null ? null : liraText(row.unitCostKurus),
    supplierId: row.supplierId,
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

type RecipeRow = typeof recipes.$inferSelect;
type RecipeLine = { itemId: string; milli: number };
/** A stored recipe has `row` null if nobody ever wrote the recipe. */
export type StoredRecipe = { part: string; row: RecipeRow | null; lines: RecipeLine[] };

type RecipeChange = {
  before: StoredRecipe;
  after: { row: RecipeRow; lines: readonly RecipeLine[] };
};

function createRecipesRepository(gateway: Gateway) {
  return {
    /** Returns the recipes of the options and of all dishes that are not archived, including emptied ones. */
    async list(): Promise<StoredRecipe[]> {
      const [rows, lines] = await gateway.batch((db) => [
        db.select().from(recipes).where(isListed(recipes.part)).orderBy(asc(recipes.part)),
        db
          .select()
          .from(recipeLines)
          .where(isListed(recipeLines.part))
          .orderBy(asc(recipeLines.part), asc(recipeLines.itemId)),
      ]);
      const stored = new Map<string, StoredRecipe>(
        rows.map((row) => [row.part, { part: row.part, row, lines: [] }]),
      );
      for (const { part, ...line } of lines) stored.get(part)?.lines.push(line);
      return [...stored.values()];
    },

    async find(part: string): Promise<StoredRecipe> {
      const [rows, lines] = await gateway.batch((db) => [
        db.select().from(recipes).where(eq(recipes.part, part)),
        db
          .select({ itemId: recipeLines.itemId, milli: recipeLines.milli })
          .from(recipeLines)
          .where(eq(recipeLines.part, part))
          .orderBy(asc(recipeLines.itemId)),
      ]);
      return { part, row: rows[0] ?? null, lines };
    },

    /** Returns null if the recipe has changed since the caller read it, or if an item is gone. */
    change({ before, after }: RecipeChange, once: StaffOnce) {
      const { part, row } = before;
      const stands = row
        ? sql`exists (select 1 from ${recipes} where part = ${part} and v = ${row.v})`
        : sql`not exists (select 1 from ${recipes} where part = ${part})`;
      return writeOnce(gateway, {
        ...once,
        guard: sql`${stands} and ${areKept(after.lines.map(({ itemId }) => itemId))}`,
        rows: (won) => [
          row
            ? updateWhere(recipes, after.row, sql`part = ${part} and ${won}`)
            : insertWhere(recipes, after.row, won),
          sql`delete from ${recipeLines} where part = ${part} and ${won}`,
          ...after.lines.map((line) => insertWhere(recipeLines, { part, ...line }, won)),
        ],
      });
    },

    /** Returns the dishes on the menu that need an item without stock. */
    async dishesWithout(itemId: string): Promise<number[]> {
      const isOut = sql`exists (select 1 from ${inventoryItems} where id = ${itemId} and current_stock <= 0)`;
      const uses = sql`exists (select 1 from ${recipeLines} where part = 'dish:' || ${menuItems.id} and item_id = ${itemId})`;
      const isThat = and(eq(menuItems.isAvailable, true), isOut, uses);
      const rows = await gateway.rows(menuItems, isThat, [asc(menuItems.id)]);
      return rows.map(({ id }) => id);
    },
  };
}

/** A menu has a cap on its dishes, so the list has one too. */
function isListed(part: SQLWrapper): SQL {
  return sql`(${part} not like 'dish:%' or ${part} in (select 'dish:' || id from ${menuItems} where is_archived = 0))`;
}

export function recipeRead({ part, row, lines }: StoredRecipe): Recipe {
  return {
    part,
    lines: lines.map(({ itemId, milli }) => ({ itemId, quantity: quantityOf(milli) })),
    changedBy: row?.changedBy ?? null,
    changedAt: row ? new Date(row.changedAt).toISOString() : null,
  };
}

export function createStockRepositories(gateway: Gateway) {
  return {
    inventory: createInventoryRepository(gateway),
    movements: createMovementsRepository(gateway),
    recipes: createRecipesRepository(gateway),
    stockBookings: createStockBookings(gateway),
    stockNeeds: createStockNeedsRepository(gateway),
  };
}
