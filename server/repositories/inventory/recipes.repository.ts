import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Recipe } from '#domain/inventory/recipe';
import { quantityOf } from '#domain/quantity';
import { insertWhere, updateWhere } from '../../db/conditional-insert';
import type { Gateway } from '../../db/gateway';
import { inventoryItems, recipeLines, recipes } from '../../db/tables/inventory.table';
import { menuItems } from '../../db/tables/menu.table';
import { type StaffOnce, writeOnce } from '../stored-responses.repository';

type RecipeRow = typeof recipes.$inferSelect;
type RecipeLine = { itemId: string; milli: number };
/** A stored recipe has `row` null if nobody ever wrote the recipe. */
export type StoredRecipe = { part: string; row: RecipeRow | null; lines: RecipeLine[] };

type RecipeChange = {
  before: StoredRecipe;
  after: { row: RecipeRow; lines: readonly RecipeLine[] };
};

export function createRecipesRepository(gateway: Gateway) {
  return {
    /** Returns the recipes of the options and of all dishes that are not archived, including emptied ones. */
    async list(): Promise<StoredRecipe[]> {
      const [rows, lines] = await gateway.read((db) =>
        db.batch([
          db.select().from(recipes).where(isListed(recipes.part)).orderBy(asc(recipes.part)),
          db
            .select()
            .from(recipeLines)
            .where(isListed(recipeLines.part))
            .orderBy(asc(recipeLines.part), asc(recipeLines.itemId)),
        ]),
      );
      const stored = new Map(
        rows.map((row) => [row.part, { part: row.part, row, lines: [] as RecipeLine[] }]),
      );
      for (const { part, ...line } of lines) stored.get(part)?.lines.push(line);
      return [...stored.values()];
    },

    async find(part: string): Promise<StoredRecipe> {
      const [rows, lines] = await gateway.read((db) =>
        db.batch([
          db.select().from(recipes).where(eq(recipes.part, part)),
          db
            .select({ itemId: recipeLines.itemId, milli: recipeLines.milli })
            .from(recipeLines)
            .where(eq(recipeLines.part, part))
            .orderBy(asc(recipeLines.itemId)),
        ]),
      );
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
        guard: sql`${stands} and ${areKept(after.lines)}`,
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
      const rows = await gateway.read((db) =>
        db
          .select({ id: menuItems.id })
          .from(menuItems)
          .where(and(eq(menuItems.isAvailable, true), isOut, uses))
          .orderBy(asc(menuItems.id)),
      );
      return rows.map(({ id }) => id);
    },
  };
}

/** A menu has a cap on its dishes, so the list has one too. */
function isListed(part: SQLWrapper): SQL {
  return sql`(${part} not like 'dish:%' or ${part} in (select 'dish:' || id from ${menuItems} where is_archived = 0))`;
}

function areKept(lines: readonly RecipeLine[]): SQL {
  if (lines.length === 0) return sql`true`;
  const ids = lines.map(({ itemId }) => itemId);
  return sql`(select count(*) from ${inventoryItems} where id in ${ids} and archived_at is null) = ${lines.length}`;
}

export function recipeRead({ part, row, lines }: StoredRecipe): Recipe {
  return {
    part,
    lines: lines.map(({ itemId, milli }) => ({ itemId, quantity: quantityOf(milli) })),
    changedBy: row?.changedBy ?? null,
    changedAt: row ? new Date(row.changedAt).toISOString() : null,
  };
}
