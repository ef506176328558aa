import { asc, eq, gt, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { keysOf } from '#domain/keys';
import type { Change } from '#domain/registry/copied-tables';
import { COPIED } from '#domain/registry/copied-tables';
import { isTooLarge } from '../../db/database-error';
import type { Gateway } from '../../db/gateway';
import { fitting } from '../../db/page-room';
import { changeLog, meta } from '../../db/tables/sync.table';
import type { CopiedRow, FeedRows, FeedScope, SnapshotSince } from './feed-tables';
import { feedQueries, feedRows, feedScope, READINGS } from './feed-tables';
import type { SnapshotRows } from './snapshot-pages';
import { fitSnapshot, snapshotScope } from './snapshot-pages';

/** Returns the same rows, each under `<table>/<key>`. */
function byFeedKey(rows: FeedRows): Map<string, { v: number; row: CopiedRow }> {
  const keyed = keysOf(rows).flatMap((tbl) =>
    rows[tbl].map((row) => [`${tbl}/${row.id}`, { v: row.v, row }] as const),
  );
  return new Map(keyed);
}

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
        const [state, entries, ...rows] = await gateway.batch((db) => [
          feedState(db),
          pageOf(db, seq, limit),
          ...feedQueries(db, pageScope(seq, limit)),
        ]);
        const latest = latestOfEach(entries);
        const byKey = byFeedKey(feedRows(rows));
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
        const [state, ...rows] = await gateway.batch((db) => [
          feedState(db),
          ...feedQueries(db, scope),
        ]);
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
      const young = sql`(select seq from ${changeLog} where at >= ${at} order by seq limit 1)`;
      await gateway.write([sql`delete from ${changeLog} where seq < coalesce(${young}, ${kept})`]);
    },
  };
}

type Entry = typeof changeLog.$inferSelect;

/** Returns the last entry of each row that tablets carry, in their order. */
function latestOfEach(entries: readonly Entry[]): Entry[] {
  const last = new Map(entries.map((entry) => [`${entry.tbl}/${entry.pk}`, entry.seq]));
  return entries.filter(({ tbl, pk, seq }) => last.get(`${tbl}/${pk}`) === seq && tbl in COPIED);
}

function pageScope(seq: number, limit: number): FeedScope {
  const page = sql`select seq, tbl, pk from ${changeLog} where seq > ${seq} order by seq limit ${limit}`;
  return feedScope(
    (tbl) => sql`${READINGS[tbl].key} in (select pk from (${page}) where tbl = ${tbl})`,
  );
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
