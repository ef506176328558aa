import type { BrunchRead } from '#domain/bookings/brunch-changes';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import type { Optimistic, People } from '../outbox/enqueue';
import { mutationsOf, withMutations } from '../outbox/enqueue';

/** Names the field that a refused mutation changes, unless the mutation changes the status. */
export type BrunchFact = 'deposit' | 'first_drink';

export type OptimisticBrunch<Row extends BrunchRead = BrunchRead> = Optimistic<Row> & {
  conflictAbout: BrunchFact | null;
};

const FACTS: Partial<Record<OutboxEntry['kind'], BrunchFact>> = {
  'brunch.deposit': 'deposit',
  'brunch.first_drink': 'first_drink',
};

export function brunchWithMutations<Row extends BrunchRead>(
  row: Row,
  entries: readonly OutboxEntry[],
  people: People,
): OptimisticBrunch<Row> {
  const actions = mutationsOf(entries, row.id).filter(
    ({ kind }) => kind === 'brunch.status' || FACTS[kind],
  );
  // Rows of older builds have no first drink.
  const known = { ...row, firstDrinkAt: row.firstDrinkAt ?? null };
  const moved = withMutations(known, actions, people);
  const { status, isQueued, conflict } = moved;
  if (!conflict) return { ...moved, conflictAbout: null };
  const refused = actions.find(({ id }) => id === conflict.entryId);
  // Beside a question only a colleague's status shows.
  return { ...known, status, isQueued, conflict, conflictAbout: aboutOf(known, refused) };
}

/** True if the queued entries already lead to the value and none needs a person. */
export function showsBrunch(
  row: BrunchRead | undefined,
  entries: readonly OutboxEntry[],
  isShown: (brunch: BrunchRead) => boolean,
): boolean {
  const shown = row && brunchWithMutations(row, entries, {});
  return shown !== undefined && shown.conflict === null && isShown(shown);
}

/** Returns the field if a colleague recorded it first; otherwise the server refused the status. */
function aboutOf(row: BrunchRead, refused: OutboxEntry | undefined): BrunchFact | null {
  const about = (refused && FACTS[refused.kind]) ?? null;
  if (about === 'deposit') return row.depositPaidAt === null ? null : about;
  return about && row.firstDrinkAt !== null ? about : null;
}
