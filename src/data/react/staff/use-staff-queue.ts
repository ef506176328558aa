import { shownKurus } from '#domain/money';
import { isForGuest } from '#domain/registry/outbox-entry';
import { staffIdOf } from '#domain/sync/mutation';
import { recordOf, textField } from '../../json';
import { readEntry } from '../../outbox/entries';
import { type OutboxRow, outboxRows } from '../../outbox/outbox-rows';
import { readPeople, readSession, type StaffSession } from '../../session';
import { staffDevice } from '../../start/staff-device';
import { barTimeOf } from '../../sync/contact-watch';
import { useLiveRead } from '../use-live-read';

export type QueueRow = Awaited<ReturnType<typeof readQueue>>[number];

/** Returns this tablet's unfinished mutations with their authors; oldest first. */
export function useStaffQueue(): QueueRow[] {
  return useLiveRead(readQueue, []) ?? [];
}

async function readQueue() {
  const { db } = staffDevice().deps;
  try {
    const [rows, people, session] = await Promise.all([
      db.outbox.toArray(),
      readPeople(db),
      readSession(db),
    ]);
    const queue = outboxRows(rows);
    const dishes = await db.menuItem.bulkGet(queue.map(dishIdOf));
    return queue.map((row, nth) => {
      const staffId = row.principal === null ? null : staffIdOf(row.principal);
      return {
        ...row,
        createdAt: row.createdAt === null ? null : barTimeOf(row.createdAt),
        who: (staffId !== null && people[staffId]) || null,
        isOthers: staffId !== null && !isSentHere(row, staffId, session),
        dish: dishes[nth] ?? null,
        /** The money of the change. */
        kurus: kurusOf(rows.find(({ id }) => id === row.id)),
      };
    });
  } catch (error) {
    console.error(error);
    return [];
  }
}

/** True if the tablet sends the entry itself: its author's session is here, or a guest placed the order. */
function isSentHere({ kind }: OutboxRow, staffId: string, session: StaffSession | undefined) {
  return (
    staffId === session?.user.id ||
    staffId === session?.heldBy ||
    (kind !== null && isForGuest(kind))
  );
}

function kurusOf(row: unknown): number | null {
  const amount = textField(recordOf(readEntry(row)?.body), 'amount');
  return amount === null ? null : shownKurus(amount);
}

/** Returns 0 for other kinds: no dish has the id 0. */
function dishIdOf({ kind, entityId }: OutboxRow): number {
  return kind === 'menu.availability' ? Number(entityId) : 0;
}
