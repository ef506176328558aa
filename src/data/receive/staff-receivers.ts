import type { Table } from 'dexie';
import type { BookingRead } from '#domain/bookings/booking';
import { bringsOrder } from '#domain/registry/guest-mutations';
import { mutationOf } from '#domain/registry/mutations';
import { entityIdOf, isTerminal } from '#domain/sync/mutation';
import { businessDay } from '#domain/venue';
import type { AdminDb } from '../admin-db';
import { isUnsentOrder, writeRow } from '../admin-db';
import type { Received, Receivers } from '../db';
import { readMeta } from '../db';
import { isRecord } from '../json';
import { readEntry } from '../outbox/outbox';
import { readSession } from '../session';
import { READING } from '../staff/staff-session';

const OVER = ['completed', 'cancelled'];
const HOUR_MS = 60 * 60_000;
const KEEP_MS = 48 * HOUR_MS;
const KEEP_MESSAGES_MS = 30 * 24 * HOUR_MS;

/**
 * Deletes guests' data that the server would no longer send; a wall tablet never signs out. Open rows and rows with a
 * waiting mutation stay. Runs inside a transaction.
 */
async function forgetOldCopy(db: AdminDb, deviceNow: number): Promise<void> {
  // A tablet with a wrong clock must not delete the rows of this evening.
  const now = deviceNow + ((await readMeta<number>(db, 'clockOffsetMs')) ?? 0);
  const before = now - KEEP_MS;
  const waiting = await idsThatWait(db);
  await db.order
    .where('createdAt')
    .below(new Date(before).toISOString())
    .filter(({ id, status }) => OVER.includes(status) && !waiting.has(id))
    .delete();
  await forgetBook(db.reservation, businessDay(before), waiting);
  await forgetBook(db.brunch, businessDay(before), waiting);
  await forgetBook(db.waitlist, businessDay(before), waiting);
  await db.seating
    .filter(({ id, closedAt }) => {
      const isOld = closedAt !== null && Date.parse(closedAt) < before;
      return isOld && !waiting.has(id);
    })
    .delete();
  await db.message
    .where('createdAt')
    .below(new Date(now - KEEP_MESSAGES_MS).toISOString())
    .filter(({ id, status }) => status !== 'new' && !waiting.has(id))
    .delete();
  await forgetReadingsOfOthers(db);
}

/** Deletes a colleague's responses: the tablet reads them again on the colleague's return. */
async function forgetReadingsOfOthers(db: AdminDb): Promise<void> {
  const session = await readSession(db);
  await db.meta
    .where('k')
    .startsWith(READING)
    .filter(({ v }) => !isRecord(v) || v.userId !== session?.user.id)
    .delete();
}

async function forgetBook<Row extends Pick<BookingRead, 'id' | 'serviceDay'>>(
  book: Table<Row, string>,
  beforeDay: string,
  waiting: ReadonlySet<string>,
): Promise<void> {
  await book
    .where('serviceDay')
    .below(beforeDay)
    .filter(({ id }) => !waiting.has(id))
    .delete();
}

async function idsThatWait(db: AdminDb): Promise<Set<string>> {
  const rows = await db.outbox.toArray();
  const entries = rows.flatMap((row) => readEntry(row) ?? []);
  const waiting = entries.filter(({ state }) => !isTerminal(state));
  return new Set(waiting.map(({ entityKey }) => entityIdOf(entityKey)));
}

/** Writes the row of each response in the transaction that deletes the optimistic row. */
export const staffReceivers: Receivers<AdminDb> = {
  async receive(db, received) {
    const { row } = mutationOf(received.entry.kind);
    if (row) await writeRow(db, row.store, rowOf(received, row.name));
    // The order leaves the board at once: without its entry the alarm would treat the order as new.
    const { entry, state } = received;
    if (bringsOrder(entry.kind) && state === 'cancelled') await deleteUnsentOrder(db, entry.id);
  },

  /** Deletes an order that the tablet shows before the server has it together with its entry, unless the server has written it. */
  async tidy(db, now) {
    const qrOrders = await db.order.filter(isUnsentOrder).toArray();
    for (const { id } of qrOrders) {
      const entry = await db.outbox.get(id);
      const isGone = !entry || entry.state === 'cancelled' || entry.state === 'superseded';
      if (isGone) await db.order.delete(id);
    }
    await forgetOldCopy(db, now);
  },
};

/** Returns the row of a response: under its name on success, under `current` on refusal. */
function rowOf({ state, response }: Received, name: string): unknown {
  if (!isRecord(response)) return undefined;
  return state === 'acked' ? response[name] : response.current;
}

async function deleteUnsentOrder(db: AdminDb, id: string): Promise<void> {
  const order = await db.order.get(id);
  if (order && isUnsentOrder(order)) await db.order.delete(id);
}
