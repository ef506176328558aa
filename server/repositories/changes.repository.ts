import { asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Change } from '#domain/sync/change';
import type { Gateway } from '../db/gateway';
import { menuItems } from '../db/tables/menu.table';
import { orderLines, orders } from '../db/tables/orders.table';
import { changeLog, meta } from '../db/tables/sync.table';
import { menuItemRowWire } from './menu.repository';
import { staffOrder } from './order-wire';
import { withLines } from './orders.repository';

export type FeedPage = {
  epoch: string;
  /** The first and last line that the feed still has, and the last that this page has read. */
  oldestSeq: number;
  headSeq: number;
  pageSeq: number;
  changes: Change[];
};

export type ChangesRepository = ReturnType<typeof createChangesRepository>;

export function createChangesRepository(gateway: Gateway) {
  return {
    /** Rows changed after `seq`, as they are now, each once: all read at one moment. */
    async after(seq: number, limit: number): Promise<FeedPage> {
      const page = sql`select seq, tbl, pk from ${changeLog} where seq > ${seq} order by seq limit ${limit}`;
      const pksOf = (tbl: string) => sql`(select pk from (${page}) where tbl = ${tbl})`;
      const [state, entries, orderRows, lines, itemRows] = await gateway.read((db) =>
        db.batch([
          feedState(db),
          db
            .select()
            .from(changeLog)
            .where(gt(changeLog.seq, seq))
            .orderBy(asc(changeLog.seq))
            .limit(limit),
          db
            .select()
            .from(orders)
            .where(sql`${orders.id} in ${pksOf('order')}`),
          db
            .select()
            .from(orderLines)
            .where(sql`${orderLines.orderId} in ${pksOf('order')}`)
            .orderBy(asc(orderLines.lineNo)),
          db
            .select()
            .from(menuItems)
            .where(sql`cast(${menuItems.id} as text) in ${pksOf('menu_item')}`),
        ]),
      );
      const rows = new Map<string, unknown>([
        ...withLines(orderRows, lines).map((order) => [`order/${order.row.id}`, staffOrder(order)]),
        ...itemRows.map((row) => [`menu_item/${row.id}`, menuItemRowWire(row)]),
      ] as [string, unknown][]);
      const versions = new Map<string, number>([
        ...orderRows.map((row) => [`order/${row.id}`, row.v] as const),
        ...itemRows.map((row) => [`menu_item/${row.id}`, row.v] as const),
      ]);
      const latest = new Map(entries.map((entry) => [`${entry.tbl}/${entry.pk}`, entry]));
      const changes = [...latest]
        .filter(([, { tbl }]) => tbl === 'order' || tbl === 'menu_item')
        .map(([key, { tbl, pk, v }]) => ({
          tbl,
          pk,
          v: versions.get(key) ?? v,
          row: rows.get(key) ?? null,
        }));
      return { ...stateOf(state), pageSeq: entries.at(-1)?.seq ?? seq, changes };
    },

    /** Everything a tablet starts from: orders received since a time, the menu, and where the feed stands. */
    async snapshot(since: number) {
      const recent = sql`(select id from ${orders} where received_at >= ${since})`;
      const [state, orderRows, lines, itemRows] = await gateway.read((db) =>
        db.batch([
          feedState(db),
          db
            .select()
            .from(orders)
            .where(gte(orders.receivedAt, since))
            .orderBy(asc(orders.receivedAt), asc(orders.id)),
          db
            .select()
            .from(orderLines)
            .where(sql`${orderLines.orderId} in ${recent}`)
            .orderBy(asc(orderLines.lineNo)),
          db.select().from(menuItems).orderBy(asc(menuItems.position), asc(menuItems.id)),
        ]),
      );
      return {
        ...stateOf(state),
        orders: withLines(orderRows, lines).map(staffOrder),
        items: itemRows.map(menuItemRowWire),
      };
    },

    async epoch(): Promise<string> {
      const [row] = await gateway.read((db) => db.select().from(meta).where(eq(meta.k, 'epoch')));
      return row?.v ?? '';
    },

    headSeq: gateway.headSeq,

    async pruneBefore(at: number): Promise<void> {
      // The last line stays: it says how far the feed has come.
      const kept = sql`(select max(seq) from ${changeLog})`;
      await gateway.write([
        sql`delete from ${changeLog} where ${lt(changeLog.at, at)} and seq < ${kept}`,
      ]);
    },
  };
}

function feedState(db: LibSQLDatabase) {
  return db
    .select({
      epoch: meta.v,
      oldest: sql<number | null>`(select min(seq) from ${changeLog})`,
      head: sql<number | null>`(select max(seq) from ${changeLog})`,
    })
    .from(meta)
    .where(eq(meta.k, 'epoch'));
}

function stateOf(rows: Awaited<ReturnType<typeof feedState>>) {
  const [state] = rows;
  return {
    epoch: state?.epoch ?? '',
    oldestSeq: state?.oldest ?? 0,
    headSeq: state?.head ?? 0,
  };
}
