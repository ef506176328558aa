import { asc, eq, gt, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Change } from '#domain/sync/change';
import { isTooLarge } from '../../db/database-error';
import type { Gateway } from '../../db/gateway';
import { fitting } from '../../db/page-room';
import { bills } from '../../db/tables/bills.table';
import {
  brunchBookings,
  contactMessages,
  tableBookings,
  venueTables,
  waitlistEntries,
} from '../../db/tables/bookings.table';
import { menuItems } from '../../db/tables/menu.table';
import { orders } from '../../db/tables/orders.table';
import { printers } from '../../db/tables/printing.table';
import { seatings } from '../../db/tables/seatings.table';
import { changeLog, devices, meta } from '../../db/tables/sync.table';
import {
  FEED_TABLES,
  type FeedScope,
  type FeedTable,
  feedQueries,
  feedRows,
  feedRowsByKey,
} from './feed-rows';
import {
  fitSnapshot,
  type SnapshotRows,
  type SnapshotSince,
  snapshotScope,
} from './snapshot-pages';

export type FeedPage = {
  epoch: string;
  /** The page names the feed's first and last sequence number and the page's own last one. */
  oldestSeq: number;
  headSeq: number;
  pageSeq: number;
  changes: Change[];
};

/** A libSQL server sends no more than 10 MB at once. */
const FEWER_ROWS = 100;

type SnapshotPage = {
  epoch: string;
  headSeq: number;
  rows: SnapshotRows;
  /** Its bytes. */
  size: number;
  next: string | null;
};

export function createChangesRepository(gateway: Gateway) {
  return {
    /** Returns the rows changed after `seq` in their present state, each once, in one read. */
    async after(seq: number, limit: number): Promise<FeedPage> {
      try {
        const [state, entries, ...rows] = await gateway.read((db) =>
          db.batch([
            feedState(db),
            pageOf(db, seq, limit),
            ...feedQueries(db, pageScope(seq, limit)),
          ]),
        );
        const latest = latestOfEach(entries);
        const byKey = feedRowsByKey(rows);
        const changes = latest.map(({ tbl, pk, v }) => ({
          ...{ tbl, pk, v, row: null },
          ...byKey.get(`${tbl}/${pk}`),
        }));
        const fitted = fitting(changes);
        const last = fitted.length < changes.length ? latest[fitted.length - 1] : entries.at(-1);
        return { ...stateOf(state), pageSeq: last?.seq ?? seq, changes: fitted };
      } catch (error) {
        const fewer = Math.floor(limit / 4);
        if (fewer < 1 || !isTooLarge(error)) throw error;
        return this.after(seq, fewer);
      }
    },

    /** Returns a page of the rows that a new copy needs; null if there is no such place. */
    async snapshot(
      since: SnapshotSince,
      after: string,
      most?: number,
    ): Promise<SnapshotPage | null> {
      const page = { after, ...(most && { most }) };
      const scope = snapshotScope(since, page);
      if (!scope) return null;
      try {
        const [state, ...rows] = await gateway.read((db) =>
          db.batch([feedState(db), ...feedQueries(db, scope)]),
        );
        return { ...stateOf(state), ...fitSnapshot(feedRows(rows), page) };
      } catch (error) {
        const fewer = most === undefined ? FEWER_ROWS : Math.floor(most / 4);
        if (fewer < 1 || !isTooLarge(error)) throw error;
        return this.snapshot(since, after, fewer);
      }
    },

    async epoch(): Promise<string> {
      const row = await gateway.row(meta, eq(meta.k, 'epoch'));
      return row?.v ?? '';
    },

    headSeq: gateway.headSeq,

    async pruneBefore(at: number): Promise<void> {
      // The last row stays because it holds the feed's position.
      const kept = sql`(select max(seq) from ${changeLog})`;
      await gateway.write([
        sql`delete from ${changeLog} where ${lt(changeLog.at, at)} and seq < ${kept}`,
      ]);
    },
  };
}

type Entry = typeof changeLog.$inferSelect;

/** Returns the last entry of each row that tablets carry, in their order. */
function latestOfEach(entries: readonly Entry[]): Entry[] {
  const last = new Map(entries.map((entry) => [`${entry.tbl}/${entry.pk}`, entry.seq]));
  return entries.filter(
    ({ tbl, pk, seq }) =>
      last.get(`${tbl}/${pk}`) === seq && FEED_TABLES.some((carried) => carried === tbl),
  );
}

function pageScope(seq: number, limit: number): FeedScope {
  const page = sql`select seq, tbl, pk from ${changeLog} where seq > ${seq} order by seq limit ${limit}`;
  const within = (tbl: FeedTable, id: SQLWrapper) =>
    sql`${id} in (select pk from (${page}) where tbl = ${tbl})`;
  return {
    order: within('order', orders.id),
    menu_item: sql`${within('menu_item', sql`cast(${menuItems.id} as text)`)} and ${menuItems.isArchived} = 0`,
    reservation: within('reservation', tableBookings.id),
    brunch_reservation: within('brunch_reservation', brunchBookings.id),
    contact_message: within('contact_message', contactMessages.id),
    venue_table: within('venue_table', sql`cast(${venueTables.id} as text)`),
    seating: within('seating', seatings.id),
    bill: within('bill', bills.id),
    waitlist_entry: within('waitlist_entry', waitlistEntries.id),
    device: within('device', devices.id),
    printer: within('printer', printers.id),
  };
}

function pageOf(db: LibSQLDatabase, seq: number, limit: number) {
  return db
    .select()
    .from(changeLog)
    .where(gt(changeLog.seq, seq))
    .orderBy(asc(changeLog.seq))
    .limit(limit);
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
