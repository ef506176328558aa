import { recordOf, textField } from '../../../src/data/json';
import { firstWrong, type Invariant } from '../invariant';
import type { World } from '../world';

/** I32: a round that a device sent is one order by its author, on the bill that the device means, whatever became of it. */
export const roundsLand: Invariant = {
  name: 'I32 rounds land',
  harm: 'lost',
  atEnd: (world) =>
    firstWrong(world.ledger.acts.values(), ({ born, row }) => {
      if (born.kind !== 'order.take' || row?.state !== 'acked') return undefined;
      const [order] = orderOf(world, born.id);
      if (!order) return `round ${born.id} is no order`;
      const isOwn = order.source === 'staff' && `admin:${order.author_id}` === born.principal;
      if (!isOwn) return `round ${born.id} is by ${order.author_id}`;
      const meant = textField(recordOf(born.body), 'bill') ?? born.id;
      const [bill] = world.server.rows<{ id: string }>(LIVE, meant);
      return bill?.id === order.bill_id
        ? undefined
        : `round ${born.id} for ${meant} (${bill?.id}) is on ${order.bill_id}`;
    }),
};

type Round = { source: string; author_id: string | null; bill_id: string };

function orderOf({ server }: World, id: string): Round[] {
  return server.rows('select source, author_id, bill_id from "order" where id = ?', id);
}

const LIVE = 'select coalesce(merged_into, id) as id from bill where id = ?';
