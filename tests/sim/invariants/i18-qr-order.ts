import type { Invariant } from '../invariant';
import { firstWrong } from '../invariant';

/** I18: a QR order is the guest's own: the server has one order with the phone's bytes. */
export const qrOrderOnce: Invariant = {
  name: 'I18 handed over once',
  harm: 'doubled',
  onRows: ({ ledger }, _, changes) =>
    firstWrong(changes, ({ act: { born }, before }) => {
      if (before !== null || born.kind !== 'order.handover') return undefined;
      const own = ledger.acts.get(born.id)?.born;
      const { body } = JSON.parse(born.body);
      return own?.kind === 'order.create' && own.body === body
        ? undefined
        : `${born.id} was taken in with other bytes than its phone's`;
    }),
  atEnd: ({ ledger, server }) =>
    firstWrong(ledger.acts.values(), ({ born, row, device }) => {
      if (born.kind !== 'order.handover' || !row) return undefined;
      const isThere = server.rows('select 1 from "order" where id = ?', born.id).length > 0;
      const isSaidSo = row.state === 'acked';
      if (isSaidSo && !isThere) return `${device} handed over ${born.id}, and the bar has no order`;
      return isThere && row.state === 'rejected'
        ? `${device} says that ${born.id} was refused, and the bar has it`
        : undefined;
    }),
};
