import { describe, expect, test } from 'vitest';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { stoppedOrders, workOf } from './StoppedTicket';

function order(id: string, status: string, isQueued = false): OrderOnBoard {
  return { id, status, isQueued, conflict: null } as OrderOnBoard;
}

/** Returns the alerts of a board that sees the same orders in one state after the other. */
function calledOut(...seen: OrderOnBoard[][]): string[] {
  const work = seen.reduce((before, orders) => workOf(orders, before), {});
  return stoppedOrders(seen.at(-1) ?? [], work).map(({ id }) => id);
}

describe('“stop preparing” is shown', () => {
  test('for an order cancelled elsewhere while it is in preparation here', () => {
    expect(calledOut([order('a', 'preparing')], [order('a', 'cancelled')])).toEqual(['a']);
  });

  test('not for one that nobody had confirmed', () => {
    expect(calledOut([order('a', 'pending')], [order('a', 'cancelled')])).toEqual([]);
  });

  test('not on the tablet that cancelled it, neither before nor after the bar has it', () => {
    const [before, waiting] = [[order('a', 'ready')], [order('a', 'cancelled', true)]];
    expect(calledOut(before, waiting)).toEqual([]);
    expect(calledOut(before, waiting, [order('a', 'cancelled')])).toEqual([]);
  });

  test('not for what was finished', () => {
    expect(calledOut([order('a', 'ready')], [order('a', 'completed')])).toEqual([]);
  });
});
