import { expect, test } from 'vitest';
import { tickLine } from '../../../src/data/commands/orders/staff-orders';
import { MINUTE } from '../../support/bar/fixtures';
import type { Tablet } from '../../support/evenings/staff-evening';
import { ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

const tick = (tablet: Tablet, orderId: string, line: number, isDone = true) =>
  tickLine(tablet.deps, { orderId, lines: [line], isDone });

/** A burger and a lemonade are confirmed; the grill's and the bar's tablets are cut off. */
async function cutOff() {
  const { clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [grill, bar] = [await openTablet(), await openTablet(ELIF)];
  await grill.pull();
  await grill.move(orderId, 'pending', 'confirmed');
  await grill.drain();
  await bar.pull();
  grill.net.fault = 'offline';
  bar.net.fault = 'offline';
  const back = async (...tablets: Tablet[]) => {
    for (const tablet of tablets) {
      tablet.net.fault = null;
      await tablet.drain({ isHurried: true });
    }
    for (const tablet of tablets) await tablet.pull();
  };
  return { clock, orderId, grill, bar, back };
}

const statuses = async (...tablets: Tablet[]) =>
  Promise.all(tablets.map(async (tablet) => (await tablet.board()).map(({ status }) => status)));

test.each(['the grill first', 'the bar first'])(
  'two stations tick without a connection, and the order is ready once without a question: %s',
  async (order) => {
    const { clock, orderId, grill, bar, back } = await cutOff();
    clock.advance(MINUTE);
    await tick(grill, orderId, 0);
    clock.advance(MINUTE);
    await tick(bar, orderId, 1);
    expect(await statuses(grill, bar)).toEqual([['preparing'], ['preparing']]);
    await back(...(order === 'the bar first' ? [bar, grill] : [grill, bar]));
    await grill.pull();
    await bar.pull();
    expect(await statuses(grill, bar)).toEqual([['ready'], ['ready']]);
    const [atGrill] = await grill.board();
    const [atBar] = await bar.board();
    expect(atGrill).toEqual(atBar);
    expect(atBar).toMatchObject({
      conflict: null,
      items: [{ readyBy: 'Can' }, { readyBy: 'Elif' }],
    });
  },
);

test('a station that begins, ticks and hands over without a connection asks nothing', async () => {
  const { clock, orderId, grill, bar, back } = await cutOff();
  await tick(grill, orderId, 0);
  clock.advance(MINUTE);
  await tick(bar, orderId, 0);
  await tick(bar, orderId, 1);
  expect(await statuses(bar)).toEqual([['ready']]);
  await bar.move(orderId, 'ready', 'completed');
  await back(grill, bar);
  expect(await bar.board()).toMatchObject([
    { status: 'completed', conflict: null, isQueued: false },
  ]);
});

test('a tick waits for no question about a step of its order', async () => {
  const { orderId, grill, bar, back } = await cutOff();
  await bar.move(orderId, 'confirmed', 'cancelled', 'other');
  await back(bar);
  await grill.move(orderId, 'confirmed', 'preparing');
  await tick(grill, orderId, 0);
  await back(grill);
  const [order] = await grill.board();
  expect(order).toMatchObject({ conflict: { by: 'Elif' }, items: [{ readyBy: 'Can' }, {}] });
  expect(order).toMatchObject({ isQueued: false });
});
