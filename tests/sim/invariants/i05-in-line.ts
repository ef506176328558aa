import { isTerminal } from '#domain/sync/entry-state';
import type { Invariant } from '../invariant';

/** I5: what is about one thing goes out one after another, in the order of the taps. */
export const inLine: Invariant = {
  name: 'I5 in line',
  harm: 'wrong',
  onSend({ ledger }, _, { device, born }) {
    const ahead = ledger
      .ofDevice(device)
      .find(
        ({ born: other, row }) =>
          other.entityKey === born.entityKey &&
          other.seqInKey < born.seqInKey &&
          row !== null &&
          !isTerminal(row.state),
      );
    return (
      ahead &&
      `${born.kind} #${born.seqInKey} overtook #${ahead.born.seqInKey} (${ahead.row?.state})`
    );
  },
};
