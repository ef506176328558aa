import { expect, test } from 'vitest';
import { cartFromStore } from '#domain/cart/cart';
import type { OrderResponse } from '#domain/orders/guest-order';
import { orderAgain, placeOrder } from '../../../src/data/commands/orders/place-order';
import { CART_KEY } from '../../../src/data/drafts/cart-keys';
import { BURGER, burgerAndLemonade, LEMONADE } from '../../support/bar/fixtures';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';

function inCart({ browser }: GuestEvening) {
  const { items } = cartFromStore(browser.storage.texts.get(CART_KEY) ?? null);
  return items.map(({ originalMenuItemId, quantity, customizations = {} }) => ({
    dish: originalMenuItemId,
    quantity,
    ...customizations,
  }));
}

test('an earlier order fills the cart again, and twice is twice as much', async () => {
  const evening = await startEvening();
  const { tab } = evening;
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();

  await orderAgain(tab.deps, { orderId });
  expect(inCart(evening)).toEqual([
    { dish: BURGER, quantity: 1, fries: 'plain' },
    { dish: LEMONADE, quantity: 1 },
  ]);
  await orderAgain(tab.deps, { orderId });
  expect(inCart(evening).map(({ quantity }) => quantity)).toEqual([2, 2]);
});

test('without a signal it works the same, and the earlier order stays as it is', async () => {
  const evening = await startEvening();
  const { tab, net } = evening;
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  const before = await evening.look(orderId);
  net.fault = 'offline';
  await orderAgain(tab.deps, { orderId });
  expect(inCart(evening)).toHaveLength(2);
  expect(await evening.look(orderId)).toEqual(before);
});

test('a dish that was had for points is not had for the same points again', async () => {
  const evening = await startEvening();
  const { tab } = evening;
  const paid = burgerAndLemonade();
  const [burger, lemonade] = paid.lines;
  if (!burger || !lemonade) throw new Error('The order has two lines.');
  const free = { ...lemonade, price: '0.00', isRedeemed: true, pointsUsed: 200, holdId: 'spent' };
  const { orderId } = await placeOrder(tab.deps, { ...paid, lines: [burger, free] });
  await orderAgain(tab.deps, { orderId });
  expect(inCart(evening)).toEqual([{ dish: BURGER, quantity: 1, fries: 'plain' }]);
});

test('an order of another device is ordered again from the server’s lines', async () => {
  const evening = await startEvening();
  const { bar, tab } = evening;
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  const secret = (await tab.deps.db.myOrder.get(orderId))?.secret ?? '';
  const response = await bar.fetch(`/api/orders/${orderId}`, {
    headers: { 'X-BB-Secret': secret },
  });
  const { items: served } = (await response.json()) as OrderResponse;
  const other = await startEvening();
  await orderAgain(other.tab.deps, { orderId, served });
  expect(inCart(other)).toEqual([
    { dish: BURGER, quantity: 1, fries: 'plain' },
    { dish: LEMONADE, quantity: 1 },
  ]);
  const { items } = cartFromStore(other.browser.storage.texts.get(CART_KEY) ?? null);
  expect(items.map(({ nameEn, price }) => [nameEn, price])).toEqual(
    burgerAndLemonade().lines.map(({ nameEn, price }) => [nameEn, price]),
  );
});

test('an order of another device cannot be ordered again from here', async () => {
  const { tab } = await startEvening();
  await expect(orderAgain(tab.deps, { orderId: 'nobody’s' })).rejects.toThrow('not_found');
});
