import type { BrunchRead } from '#domain/bookings/brunch-changes';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { recordOf, textField } from '../json';
import type { Optimistic, People } from '../outbox/enqueue';
import { isWaiting, mutationsOf, tapOf, withMutations } from '../outbox/enqueue';

/** Names the field that a refused mutation changes, unless the mutation changes the status. */
export type BrunchFact = 'deposit' | 'first_drink';

export type OptimisticBrunch = Optimistic<BrunchRead> & { conflictAbout: BrunchFact | null };

const FACTS: Partial<Record<OutboxEntry['kind'], BrunchFact>> = {
  'brunch.deposit': 'deposit',
  'brunch.first_drink': 'first_drink',
};

export function brunchWithMutations(
  row: BrunchRead,
  entries: readonly OutboxEntry[],
  people: People,
): OptimisticBrunch {
  const actions = mutationsOf(entries, row.id).filter(
    ({ kind }) => kind === 'brunch.status' || FACTS[kind],
  );
  // Rows of older builds have no first drink.
  const known = { ...row, firstDrinkAt: row.firstDrinkAt ?? null };
  const moved = withMutations(known, actions, people);
  if (moved.conflict) {
    const refused = actions.find(({ id }) => id === moved.conflict?.entryId);
    return { ...moved, conflictAbout: aboutOf(known, refused) };
  }
  const waiting = actions.filter(({ state }) => isWaiting(state));
  const shown = waiting.reduce((before, entry) => withMutation(before, entry, people), known);
  return { ...moved, ...shown, conflictAbout: null };
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

function withMutation(row: BrunchRead, entry: OutboxEntry, people: People): BrunchRead {
  const body = recordOf(entry.body) ?? {};
  const { at, by } = tapOf(entry, people);
  switch (entry.kind) {
    case 'brunch.deposit':
      return {
        ...row,
        ...depositOf(body.isPaid === true, at, by),
        depositAmount: textField(body, 'amount') ?? row.depositAmount,
      };
    case 'brunch.first_drink':
      return body.isServed === true
        ? { ...row, firstDrinkAt: at, firstDrinkBy: by }
        : { ...row, firstDrinkAt: null, firstDrinkBy: null };
    default: {
      const status = textField(body, 'status') ?? row.status;
      const isPaidNow = body.depositPaid === true && row.depositPaidAt === null;
      return { ...row, status, ...(isPaidNow ? depositOf(true, at, by) : {}) };
    }
  }
}

function depositOf(isPaid: boolean, at: string, by: string | null) {
  return isPaid
    ? { depositPaidAt: at, depositPaidBy: by }
    : { depositPaidAt: null, depositPaidBy: null };
}
