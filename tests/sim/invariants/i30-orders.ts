import { rankOf } from '#domain/orders/line-tick';
import { orderStatusOf } from '#domain/orders/order';
import { recordOf, textField } from '../../../src/data/json';
import type { Invariant } from '../invariant';
import { firstWrong } from '../invariant';
import type { World } from '../world';

/** I30: an order is ready as soon as all dishes that are left of it are ticked, whatever came first. */
export const readyByTicks: Invariant = {
  name: 'I30 ready by ticks',
  harm: 'wrong',
  onCommit: (world, { orders }) =>
    firstWrong(orders, ({ id, status }) => {
      if (status !== 'confirmed' && status !== 'preparing') return undefined;
      const live = linesOf(world, id).filter(({ left }) => left > 0);
      const isMade = live.length > 0 && live.every(({ ready_at: readyAt }) => readyAt !== null);
      return isMade ? `all of ${id} is ticked, but it is ${status}` : undefined;
    }),
};

/** I31: only a tap of staff on the order changes a tick or sends a status back; a move of its lines, a payment does not. */
export const ticksStay: Invariant = {
  name: 'I31 ticks stay',
  harm: 'wrong',
  onCommit: (world, { orders, storedResponses }) =>
    firstWrong(orders, ({ id, status }) => {
      const key = `ticks of ${id}`;
      const lines = linesOf(world, id).map(({ line_no, ready_at }) => [line_no, ready_at] as const);
      const now = { rank: rankOf(orderStatusOf(status)), ticks: new Map(lines) };
      const before = world.facts.get(key) as typeof now | undefined;
      world.facts.set(key, now);
      const isSaid = storedResponses.some(({ kind }) => SAYS.includes(kind));
      if (!before || isSaid) return undefined;
      const changed = [...before.ticks].find(([no, readyAt]) => now.ticks.get(no) !== readyAt);
      if (changed) return `line ${changed[0]} of ${id} is ticked otherwise, and nobody said so`;
      const isBack = now.rank < before.rank;
      return isBack ? `${id} went back to ${status}, and nobody said so` : undefined;
    }),
};

/** Pieces that come back have to be made. */
const SAYS: readonly string[] = ['line.tick', 'order.status', 'entry.undo'];

type Line = { line_no: number; ready_at: number | null; left: number };

function linesOf({ server }: World, id: string): Line[] {
  return server.rows<Line>(LINES, id);
}

const LINES = `select line_no, ready_at, quantity + (select coalesce(sum(quantity), 0) from line_entry e
  where e.order_id = l.order_id and e.line_no = l.line_no) as left from order_line l where order_id = ? order by line_no`;

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
