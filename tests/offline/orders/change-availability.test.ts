import { expect, test } from 'vitest';
import { changeAvailability } from '../../../src/data/commands/menu';
import { readStaffMenu } from '../../../src/data/menu/staff-menu';
import { burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import type { Tablet } from '../../support/evenings/staff-evening';
import { ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

const itemId = burgerAndLemonade().lines[0]?.originalMenuItemId ?? 0;
const SOLD_OUT = { itemId, from: true, to: false };

async function dishOn({ deps }: Tablet) {
  return (await readStaffMenu(deps.db)).find(({ id }) => id === itemId);
}

test('a dish switched off offline is shown at once and sent later', async () => {
  const { clock, openTablet } = await startStaffEvening();
  const [tablet, other] = [await openTablet(), await openTablet(ELIF)];
  await tablet.pull();
  tablet.net.fault = 'offline';
  await changeAvailability(tablet.deps, SOLD_OUT);
  await tablet.drain();
  expect(await dishOn(tablet)).toMatchObject({ isAvailable: false, isQueued: true });
  await other.pull();
  expect(await dishOn(other)).toMatchObject({ isAvailable: true });

  tablet.net.fault = null;
  clock.advance(3 * 60 * MINUTE);
  await tablet.drain();
  expect(await dishOn(tablet)).toMatchObject({ isAvailable: false, isQueued: false, v: 2 });
  await other.pull();
  expect(await dishOn(other)).toMatchObject({ isAvailable: false, conflict: null });
});

test('switched off and on again without a network arrives in that order', async () => {
  const { openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await changeAvailability(tablet.deps, SOLD_OUT);
  await changeAvailability(tablet.deps, { itemId, from: false, to: true });
  expect(await dishOn(tablet)).toMatchObject({ isAvailable: true, isQueued: true });
  tablet.net.fault = null;
  await tablet.drain();
  const sent = tablet.net.writes.map(({ body }) => JSON.parse(body).isAvailable);
  expect(sent).toEqual([false, true]);
  expect(await dishOn(tablet)).toMatchObject({ isAvailable: true, isQueued: false, v: 3 });
});

test('two tablets that both say a dish is out agree: nobody is asked', async () => {
  const { openTablet } = await startStaffEvening();
  const [second, first] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([first.pull(), second.pull()]);
  second.net.fault = 'offline';
  await changeAvailability(second.deps, SOLD_OUT);
  await changeAvailability(first.deps, SOLD_OUT);
  await first.drain();
  second.net.fault = null;
  await second.drain();
  expect(await dishOn(second)).toMatchObject({ isAvailable: false, v: 2, conflict: null });
  expect(await second.deps.db.outbox.toArray()).toMatchObject([{ state: 'acked' }]);
});

test('the same dish switched off from two tickets is no conflict', async () => {
  const { openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  await tablet.pull();
  await changeAvailability(tablet.deps, SOLD_OUT);
  await changeAvailability(tablet.deps, SOLD_OUT);
  await tablet.drain();
  await changeAvailability(tablet.deps, SOLD_OUT);
  await tablet.drain({ isHurried: true });
  expect(tablet.net.writes).toHaveLength(1);
  expect(await dishOn(tablet)).toMatchObject({ isAvailable: false, conflict: null, v: 2 });
});
