import type { MessageRead } from '#domain/messages/send-message';
import type { AdminDb } from '../admin-db';
import type { Optimistic } from '../outbox/enqueue';
import { mutationsOf, withMutations } from '../outbox/enqueue';
import { readPeople } from '../session';
import { staffEntriesAbout } from '../sync/pull';

export type StaffMessage = Optimistic<MessageRead>;

/** Reads unread messages first, archived ones last, each newest first, with the queued changes applied. */
export function readStaffMessages(db: AdminDb): Promise<StaffMessage[]> {
  return db.transaction('r', [db.message, db.outbox, db.meta], async () => {
    const [rows, entries, people] = await Promise.all([
      db.message.toArray(),
      staffEntriesAbout(db, 'msg'),
      readPeople(db),
    ]);
    return rows.map((row) => withMutations(row, mutationsOf(entries, row.id), people)).sort(byNeed);
  });
}

function byNeed(a: MessageRead, b: MessageRead): number {
  return rank(a) - rank(b) || b.createdAt.localeCompare(a.createdAt, 'en');
}

function rank({ status }: MessageRead): number {
  if (status === 'new') return 0;
  return status === 'archived' ? 2 : 1;
}
