import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { OTHER_PERSON } from '#domain/sync/mutation';
import type { AdminDb, StaffMenuItem } from '../admin-db';
import type { MutationConflict, People } from '../outbox/enqueue';
import { isAsking, mutationsOf, refusalTo, tapOf, withQueued } from '../outbox/enqueue';
import { readPeople } from '../session';
import { staffEntriesAbout } from '../sync/pull';

export type DishConflict = Pick<MutationConflict, 'kind' | 'entryId' | 'by' | 'at'>;

export type DishOnMenu = StaffMenuItem & { isQueued: boolean; conflict: DishConflict | null };

/** Nobody has stated the allergens of such a dish. */
export function isUnchecked({ allergens, noAllergens }: StaffMenuItem): boolean {
  return !noAllergens && allergens.length === 0;
}

export function readStaffMenu(db: AdminDb): Promise<DishOnMenu[]> {
  return db.transaction('r', db.menuItem, db.outbox, db.meta, async () => {
    const items = await db.menuItem.toArray();
    const entries = await staffEntriesAbout(db, 'dish');
    return staffMenu(items, entries, await readPeople(db));
  });
}

function staffMenu(
  items: readonly StaffMenuItem[],
  entries: readonly OutboxEntry[],
  people: People = {},
): DishOnMenu[] {
  return items.map((item) => {
    const moves = mutationsOf(entries, item.id);
    const refused = moves.find(isAsking);
    if (refused) return { ...item, isQueued: false, conflict: conflictOf(refused, people) };
    return { ...withQueued(item, moves, people), conflict: null };
  });
}

function conflictOf(refused: OutboxEntry, people: People): DishConflict {
  const { entryId, code, by, at } = refusalTo(refused, people);
  const kind = code === OTHER_PERSON ? 'others' : 'moved';
  return { kind, entryId, by, at: at ?? tapOf(refused, people).at };
}
