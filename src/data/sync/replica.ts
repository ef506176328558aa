import type { Table } from 'dexie';
import { type BarRules, USUAL_BAR_RULES } from '#domain/settings/bar-rules';
import { type PullResponse, parseCursor } from '#domain/sync/change';
import type { RowStore } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { type DataDeps, readMeta, withDb } from '../db';
import { applyChange, isUnsentOrder, putNewer, type RowOf } from '../row-guards';
import { readSession } from '../session';

const BAR_RULES = 'barRules';

/** Writes the rules only if they differ: every write wakes the pages that read them. */
export async function keepBarRules(db: AdminDb, rules: BarRules | undefined): Promise<void> {
  if (!rules) return;
  const known = await readMeta<BarRules>(db, BAR_RULES);
  if (JSON.stringify(known) === JSON.stringify(rules)) return;
  await db.meta.put({ k: BAR_RULES, v: rules });
}

/** Resolves to the last known rules; before the first pull, the usual ones. */
export async function readBarRules(db: AdminDb): Promise<BarRules> {
  return { ...USUAL_BAR_RULES, ...(await readMeta<BarRules>(db, BAR_RULES)) };
}

const CURSOR = 'cursor';
const REST = 'rest';
const SESSION_ENDS = 'sessionEndsAt';

type StaffDeps = Pick<DataDeps<AdminDb>, 'db'>;

/** `rest` is the place in the snapshot that the copy has come to. */
export type Place = {
  cursor: string | undefined;
  token: string | null | undefined;
  rest?: string | null | undefined;
};

/** The rows of each store; responses of older servers lack some. */
type Rows = { [Store in RowStore as (typeof ROWS)[Store]]?: RowOf<Store>[] };

export type Snapshot = Rows & {
  epoch: string;
  cursor: string;
  sessionEndsAt?: number;
  rules?: BarRules;
  /** The next page; responses of older servers have everything. */
  next?: string | null;
};

export function readPlace({ db }: StaffDeps): Promise<Place> {
  return withDb(db, () => placeOf(db));
}

/** Stores a page with its cursor. Returns false and drops the page after a sign-out, or if another tab was faster. */
export function applyPage({ db }: StaffDeps, from: Place, response: PullResponse) {
  return inCopy(db, from, async () => {
    for (const change of response.changes) await applyChange(db, change);
    await keepPlace(db, response);
  });
}

/**
 * Stores a page of a snapshot in one transaction; leaves the outbox as it is. The first page replaces the whole replica.
 * A later one of another database is dropped: the next pull starts over.
 */
export function storeCopy({ db }: StaffDeps, from: Place, page: Snapshot, isFirst: boolean) {
  const isLater = isLaterOf(from.cursor, page.cursor);
  return inCopy(db, from, async () => {
    if (!isFirst && !isLater) return;
    // The server does not have orders from a guest's QR code yet: they stay.
    const qrOrders = await db.order.filter(isUnsentOrder).toArray();
    for (const table of db.copyTables) {
      const rows: readonly AnyRow[] = page[ROWS[table.name as RowStore]] ?? [];
      const newest = isLater ? await newestOf(table, rows) : rows;
      if (isFirst) await table.clear();
      await table.bulkPut(newest);
    }
    if (isFirst) {
      for (const order of qrOrders) await putNewer(db.order, order);
      await keepPlace(db, page);
    }
    await db.meta.put({ k: REST, v: page.next });
  });
}

type AnyRow = { id: string | number; v: number };

const ROWS = {
  order: 'orders',
  reservation: 'reservations',
  brunch: 'brunches',
  message: 'messages',
  menuItem: 'items',
  venueTable: 'tables',
  seating: 'seatings',
  bill: 'bills',
  waitlist: 'waitlist',
  device: 'devices',
  printer: 'printers',
} as const satisfies Record<RowStore, string>;

async function keepPlace(
  db: AdminDb,
  { cursor, sessionEndsAt, rules }: Pick<PullResponse, 'cursor' | 'sessionEndsAt' | 'rules'>,
): Promise<void> {
  await db.meta.bulkPut([
    { k: CURSOR, v: cursor },
    { k: SESSION_ENDS, v: sessionEndsAt ?? null },
  ]);
  await keepBarRules(db, rules);
}

/** Resolves to the end of the session, by the server's clock; null while unknown. */
export async function readSessionEnd(db: AdminDb): Promise<number | null> {
  return (await readMeta<number | null>(db, SESSION_ENDS)) ?? null;
}

/** Deletes the replica of a person who may not read it; leaves the outbox as it is. */
export async function wipeCopy({ db }: StaffDeps, from: Place): Promise<void> {
  await inCopy(db, from, async () => {
    await Promise.all(db.copyTables.map((table) => table.clear()));
    await db.meta.delete(CURSOR);
  });
}

function inCopy(db: AdminDb, from: Place, write: () => Promise<void>): Promise<boolean> {
  return withDb(db, () =>
    db.transaction('rw', [...db.copyTables, db.meta], async () => {
      const { cursor, token } = await placeOf(db);
      if (cursor !== from.cursor || token !== from.token) return false;
      await write();
      return true;
    }),
  );
}

async function placeOf(db: AdminDb): Promise<Place> {
  const session = await readSession(db);
  return {
    cursor: await readMeta<string>(db, CURSOR),
    rest: await readMeta<string | null>(db, REST),
    token: session?.token,
  };
}

/** True if the version is later within the same feed; other versions are not comparable. */
function isLaterOf(before: string | undefined, after: string): boolean {
  const [from, to] = [parseCursor(before ?? ''), parseCursor(after)];
  return from !== null && to !== null && from.epoch === to.epoch && from.seq <= to.seq;
}

/** A push response or a pull may have stored a newer row during a page's load: that newer row stays. */
async function newestOf(table: Table, rows: readonly AnyRow[]): Promise<AnyRow[]> {
  const here: (AnyRow | undefined)[] = await table.bulkGet(rows.map(({ id }) => id));
  return rows.map((row, i) => {
    const known = here[i];
    return known && known.v > row.v ? known : row;
  });
}
