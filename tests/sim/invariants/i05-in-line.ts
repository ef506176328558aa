import { isTerminal } from '#domain/sync/entry-state';
import type { Invariant } from '../invariant';

/** I5: what is about one thing goes out one after another, in the order of its places: the taps', or a taking back first. */
export const inLine: Invariant = {
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
          !isTerminal(row.state),
      );
    return ahead && `${born.kind} #${place} overtook #${ahead.row?.seqInKey} (${ahead.row?.state})`;
  },
};
