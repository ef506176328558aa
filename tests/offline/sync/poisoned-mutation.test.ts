import { expect, test } from 'vitest';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import type { FetchPort } from '../../../src/data/db';
import { burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';

const BROKEN = { code: 'internal', message: 'internal' };

/** The server fails on some requests and handles all others. */
function breakOn(evening: GuestEvening, isBroken: (path: string, id: string | null) => boolean) {
  const { deps } = evening.tab;
  const whole: FetchPort = deps.fetch;
  deps.fetch = async (path, init) => {
    const id = new Headers(init?.headers).get('Idempotency-Key');
    if (!isBroken(path, id)) return whole(path, init);
    return Response.json(BROKEN, { status: 500, headers: { 'X-BB-Api': '1' } });
  };
}

async function tryFor(evening: GuestEvening, minutes: number) {
  for (let passed = 0; passed < minutes; passed += 1) {
    evening.clock.advance(MINUTE);
    await evening.tab.drain();
  }
}

test('an order that makes the server fail again and again is set aside, and the next ones are sent', async () => {
  const evening = await startEvening();
  const { bar, tab, look } = evening;
  const { orderId: poisoned } = await placeOrder(tab.deps, burgerAndLemonade());
  breakOn(evening, (_path, id) => id === poisoned);
  await tab.drain();
  expect(await look(poisoned)).toMatchObject({ state: 'queued' });

  const { orderId: healthy } = await placeOrder(tab.deps, burgerAndLemonade());
  await tryFor(evening, 1);
  expect(await bar.orders()).toMatchObject([{ id: healthy }]);

  await tryFor(evening, 20);
  expect(await look(poisoned)).toMatchObject({ state: 'quarantined' });
});

test('a server that fails for every request quarantines no order: it is sent once the server works', async () => {
  const evening = await startEvening();
  const { bar, tab, look } = evening;
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  let isDown = true;
  breakOn(evening, () => isDown);
  await tryFor(evening, 30);
  expect(await look(orderId)).toMatchObject({ state: 'queued' });

  // After half an hour the order has expired, so the server refuses it and the guest must decide.
  isDown = false;
  await tryFor(evening, 2);
  expect(await bar.orders()).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'stale', mayReconfirm: true });
});
