import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { photoSetting, VENUE_PHOTOS } from '#domain/settings/venue-facts';
import type { Gateway, Statement } from '../../db/gateway';
import { insertWhere, updateWhere } from '../../db/gateway';
import {
  menuCategories,
  menuItems,
  menuPrices,
  menuSchedule,
  pictures,
  saleLines,
} from '../../db/tables/orders.table';
import { audit } from '../../db/tables/staff.table';
import { settings } from '../../db/tables/sync.table';
import type { AuditEntry, StaffOnce } from '../rows/responses.repository';
import { writeOnce } from '../rows/responses.repository';

export type PriceChange = { id: number; fromKurus: number; toKurus: number };
export type ScheduledRow = typeof menuSchedule.$inferSelect;
export type MenuRow = { id: number; position: number; v: number };
export type ItemChange = { priceKurus?: number; isAvailable?: boolean };

export const ORDERED_TABLES = { categories: menuCategories, items: menuItems };
export type Ordered = keyof typeof ORDERED_TABLES;

export function createMenuChangesRepository(gateway: Gateway) {
  return {
    /** Returns the price history of an item, latest first. */
    prices: (itemId: number) =>
      gateway.rows(menuPrices, eq(menuPrices.itemId, itemId), [desc(menuPrices.id)], { limit: 50 }),

    /** Returns the prices of these items that were replaced after a time. */
    replaced: (ids: readonly number[], since: number) =>
      gateway.rows(
        menuPrices,
        and(inArray(menuPrices.itemId, [...ids]), gte(menuPrices.at, since)),
      ),

    /** Returns the pieces sold by hour and dish since a day, the most sold first. */
    sold: (sinceDay: string) =>
      gateway.read((db) =>
        db.all<{ hour: number; itemId: number }>(
          sql`select hour, menu_item_id as itemId from ${saleLines} where day >= ${sinceDay} and menu_item_id is not null
            group by hour, menu_item_id having sum(quantity) > 0 order by hour, sum(quantity) desc, menu_item_id`,
        ),
      ),

    /** Returns the present prices of these items, without archived ones. */
    present: (ids: readonly number[]) =>
      gateway.rows(
        menuItems,
        and(inArray(menuItems.id, [...ids]), eq(menuItems.isArchived, false)),
      ),

    /** Changes all prices or none; returns null if a price has changed since the person saw it. */
    changePrices(changes: readonly PriceChange[], by: string, once: StaffOnce) {
      const stands = changes.map(
        ({ id, fromKurus }) =>
          sql`exists (select 1 from ${menuItems} where id = ${id} and price_kurus = ${fromKurus} and is_archived = 0)`,
      );
      return writeOnce(gateway, {
        ...once,
        guard: sql.join([sql`true`, ...stands], sql` and `),
        rows: (won) => changes.flatMap((change) => priceRows(change, { at: once.at, by, won })),
      });
    },

    rows: (what: Ordered, ids: readonly number[]): Promise<MenuRow[]> => {
      const table = ORDERED_TABLES[what];
      return gateway.rows(table, inArray(table.id, [...ids]), [asc(table.position), asc(table.id)]);
    },

    place(what: Ordered, places: readonly MenuRow[], once: StaffOnce) {
      const table = ORDERED_TABLES[what];
      return writeOnce(gateway, {
        ...once,
        rows: (won) =>
          places.map(
            ({ id, position }) =>
              sql`update ${table} set position = ${position}, v = v + 1 where id = ${id} and position <> ${position} and ${won}`,
          ),
      });
    },

    ...scheduledChanges(gateway),
  };
}

function scheduledChanges(gateway: Gateway) {
  return {
    /** Returns due changes with their authors, the earliest first. */
    async due(moment: string, limit: number): Promise<(ScheduledRow & { actor: string | null })[]> {
      const actor = sql<
        string | null
      >`(select actor from ${audit} where tbl = 'menu_schedule' and pk = menu_schedule.id order by seq desc limit 1)`;
      const rows = await gateway.read((db) =>
        db
          .select({ row: menuSchedule, actor })
          .from(menuSchedule)
          .where(and(isNull(menuSchedule.doneAt), lte(menuSchedule.dueAt, moment)))
          .orderBy(asc(menuSchedule.dueAt), asc(menuSchedule.id))
          .limit(limit),
      );
      return rows.map((found) => ({ ...found.row, actor: found.actor }));
    },

    item: (id: number) => gateway.row(menuItems, eq(menuItems.id, id)),

    /** Applies a scheduled change once, unless somebody moved or deleted the change meanwhile. */
    async apply(
      { id, v, itemId }: ScheduledRow,
      change: ItemChange,
      { at, by, audit: entry }: { at: number; by: string; audit: AuditEntry },
    ): Promise<void> {
      const isDue = sql`exists (select 1 from ${menuSchedule} where id = ${id} and v = ${v} and done_at is null)`;
      const { priceKurus } = change;
      const fromKurus = sql`(select price_kurus from ${menuItems} where id = ${itemId})`;
      const price: Statement[] =
        priceKurus === undefined
          ? []
          : [insertWhere(menuPrices, { itemId, priceKurus, fromKurus, at, by }, isDue)];
      await gateway.write([
        ...price,
        updateWhere(
          menuItems,
          { ...change, v: sql`v + 1`, changedAt: at, changedBy: by },
          sql`id = ${itemId} and ${isDue}`,
        ),
        insertWhere(audit, entry, isDue),
        sql`update ${menuSchedule} set done_at = ${at}, v = v + 1 where id = ${id} and v = ${v} and done_at is null`,
      ]);
    },
  };
}

type Priced = { at: number; by: string; won: SQL };

function priceRows({ id, fromKurus, toKurus }: PriceChange, { at, by, won }: Priced): Statement[] {
  return [
    sql`update ${menuItems} set price_kurus = ${toKurus}, v = v + 1, changed_at = ${at}, changed_by = ${by} where id = ${id} and ${won}`,
    insertWhere(menuPrices, { itemId: id, priceKurus: toKurus, fromKurus, at, by }, won),
  ];
}

export function createPicturesRepository(gateway: Gateway) {
  return {
    /** Keeps the row of an existing picture; unless something has the picture, the unused time restarts now. */
    add(row: Omit<typeof pictures.$inferInsert, 'unusedSince'>, once: StaffOnce) {
      const unusedSince = row.addedAt;
      return writeOnce(gateway, {
        ...once,
        rows: (won) => [
          insertWhere(pictures, { ...row, unusedSince }, won),
          updateWhere(
            pictures,
            { unusedSince },
            sql`hash = ${row.hash} and unused_since is not null and ${won}`,
          ),
        ],
      });
    },

    /** Marks unused pictures, and deletes the rows of those unused since an instant. */
    prune: ({ now, before }: { now: number; before: number }) =>
      gateway.write([
        updateWhere(pictures, { unusedSince: null }, isUsed),
        updateWhere(
          pictures,
          { unusedSince: now },
          sql`${isNull(pictures.unusedSince)} and not ${isUsed}`,
        ),
        sql`delete from ${pictures} where ${and(lt(pictures.unusedSince, before), sql`not ${isUsed}`)}`,
      ]),

    async hashes(): Promise<Set<string>> {
      const rows = await gateway.read((db) => db.select({ hash: pictures.hash }).from(pictures));
      return new Set(rows.map(({ hash }) => hash));
    },
  };
}

const VENUE_KEYS = VENUE_PHOTOS.map((photo) => sql`${photoSetting(photo)}`);

const isUsed = sql`(exists (select 1 from ${menuItems} where image_url = '/pictures/' || ${pictures.hash} || '-640.avif')
  or exists (select 1 from ${settings} where key in (${sql.join(VENUE_KEYS, sql`, `)}) and instr(value, ${pictures.hash}) > 0))`;
