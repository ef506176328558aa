import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { isTerminal } from '#domain/sync/entry-state';
import { isFact } from '../../../src/data/outbox/entries';
import type { Invariant } from '../invariant';

/**
 * I5: mutations of one entity are sent in order, except that a withdrawal goes first. An entry that needs its author
 * blocks only the author's own, and never money; money that needs its author blocks nothing. A guest's order blocks
 * everyone's.
 */
export const inOrder: Invariant = {
  name: 'I5 in line',
  harm: 'wrong',
  onSend({ ledger }, _, { device, born, row: own }) {
    const place = own?.seqInKey ?? born.seqInKey;
    const ahead = ledger
      .ofDevice(device)
      .find(
        ({ born: other, row }) =>
          other.entityKey === born.entityKey &&
          row !== null &&
          row.seqInKey < place &&
          !isTerminal(row.state) &&
          !asksAnother(row, born),
      );
    return ahead && `${born.kind} #${place} overtook #${ahead.row?.seqInKey} (${ahead.row?.state})`;
  },
};

const ASKS = ['needs_user', 'rejected', 'blocked_auth'];

/** Returns true for an entry that only a colleague can resolve, or that has no say over money. */
function asksAnother({ kind, principal, state }: OutboxEntry, mine: OutboxEntry): boolean {
  const isStaffs = principal.startsWith('admin:') && kind !== 'order.handover';
  const isApart = principal !== mine.principal || isFact(kind) || isFact(mine.kind);
  return isStaffs && isApart && ASKS.includes(state);
}
