import { expect, test } from 'vitest';
import { TAKE_BACK_MS } from '#domain/orders/take-order';
import { takeOrder } from '../../../src/data/commands/orders/staff-orders';
import { readSession, writeSession } from '../../../src/data/session';
import { endSession } from '../../../src/data/staff/staff-session';
import { LEMONADE, MINUTE } from '../../support/bar/fixtures';
import { ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

test('a mutation never carries another person’s session, not even before its author was asked', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [cans, elifs] = [await openTablet(), await openTablet(ELIF)];
  await cans.pull();
  await cans.move(orderId, 'pending', 'confirmed');
  await endSession(cans.deps);
  const elif = await readSession(elifs.deps.db);
  if (!elif) throw new Error('Elif is not signed in.');
  await writeSession(cans.deps.db, elif);

  await cans.drain({ isHurried: true });
  expect(cans.net.writes.map(({ headers }) => headers.get('Authorization'))).toEqual([null]);
  expect(await bar.orders()).toMatchObject([{ status: 'pending' }]);
});

test('a round whose response was lost waits for nobody once the tablet has read it, whoever is signed in', async () => {
  const { bar, clock, openTablet } = await startStaffEvening();
  const [cans, elifs] = [await openTablet(), await openTablet(ELIF)];
  await cans.pull();
  cans.net.fault = 'lose-response';
  const { id } = await takeOrder(cans.deps, {
    ...{ serviceType: 'collection', guestName: 'Ada', totalAmount: '150.00' },
    items: [{ originalMenuItemId: LEMONADE, quantity: 1, price: '150.00' }],
  });
  clock.advance(TAKE_BACK_MS);
  await cans.drain();
  await endSession(cans.deps);
  const elif = await readSession(elifs.deps.db);
  if (!elif) throw new Error('Elif is not signed in.');
  await writeSession(cans.deps.db, elif);
  cans.net.fault = null;
  clock.advance(MINUTE);
  await cans.drain();
  expect(await cans.deps.db.outbox.get(id)).toMatchObject({ state: 'needs_user' });
  await cans.pull();
  expect(await cans.deps.db.outbox.get(id)).toMatchObject({ state: 'acked' });
  expect(await bar.orders()).toHaveLength(1);
});

test('moves keep their order when the tablet’s clock is set back between them', async () => {
  const { bar, clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  clock.moveWall(-60 * MINUTE);
  await tablet.move(orderId, 'confirmed', 'preparing');
  tablet.net.fault = null;
  clock.advance(MINUTE);
  await tablet.drain({ isHurried: true });
  const arrived = tablet.net.writes.map(({ body }) => JSON.parse(body).status);
  expect(arrived).toEqual(['confirmed', 'preparing']);
  expect(await bar.orders()).toMatchObject([{ status: 'preparing' }]);
});

test('a tablet that slept through more than one page of changes has them all after one pull', async () => {
  const { bar, openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  await tablet.pull();
  for (let change = 1; change <= 501; change += 1) {
    await bar.changeItem(1, { priceKurus: 50_000 + change * 100 });
  }
  await bar.changeItem(44, { isAvailable: false });
  await tablet.pull();
  expect(await tablet.deps.db.menuItem.get(1)).toMatchObject({ price: '1001.00' });
  expect(await tablet.deps.db.menuItem.get(44)).toMatchObject({ isAvailable: false });
});
