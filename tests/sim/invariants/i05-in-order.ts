import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { mutationOf } from '#domain/registry/mutations';
import { isTerminal } from '#domain/sync/mutation';
import type { Invariant } from '../invariant';
import type { Act } from '../ledger';

/**
 * I5: mutations of one entity are sent in order, except that a withdrawal goes first. An entry that needs its author
 * holds only what the author did after it, and no money; a guest's order holds everyone's.
 */
export const inOrder: Invariant = {
  name: 'I5 in line',
  harm: 'wrong',
  onSend({ ledger }, _, { device, born, row: own }) {
    const place = own?.seqInKey ?? born.seqInKey;
    const [ahead] = entriesAhead(ledger.ofDevice(device), born, place);
    return ahead && `${born.kind} #${place} overtook #${ahead.seqInKey} (${ahead.state})`;
  },
};

const ASKS = ['needs_user', 'rejected', 'blocked_auth'];

/** Returns the open entries of the same entity that a mutation waits for. */
export function entriesAhead(
  acts: readonly Act[],
  mine: OutboxEntry,
  place: number,
): OutboxEntry[] {
  const open = acts.flatMap(({ born, row }) =>
    born.entityKey === mine.entityKey && row !== null && !isTerminal(row.state) ? row : [],
  );
  const asking = open.filter((row) => isStaffs(row) && ASKS.includes(row.state));
  const held = new Set(asking.filter((row) => !isMoney(row)).map(({ principal }) => principal));
  const isPassed = (row: OutboxEntry) => {
    if (asking.includes(row) && isMoney(row)) return true;
    const isApart = row.principal !== mine.principal || isMoney(mine);
    return isStaffs(row) && isApart && !isMoney(row) && held.has(row.principal);
  };
  return open.filter((row) => row.seqInKey < place && !isPassed(row));
}

function isStaffs({ kind, principal }: OutboxEntry): boolean {
  return principal.startsWith('admin:') && kind !== 'order.handover';
}

/** Rounds and ticks go their way like money. */
function isMoney({ kind }: OutboxEntry): boolean {
  return 'isFact' in mutationOf(kind) || kind === 'order.take' || kind === 'line.tick';
}
