import { cartFromStore, cartToStore, cartTotalKurus } from '#domain/cart/cart';
import { liraText } from '#domain/money';
import { deliveryFeeKurus } from '#domain/orders/order';
import {
  cancelOrder,
  confirmOrder,
  discardOrder,
  fetchMenuItems,
  placeOrder,
  reopenOrder,
  retryOrder,
} from '../../../src/data/commands/orders/place-order';
import { CART_KEY } from '../../../src/data/drafts/cart-keys';
import { unitKurus } from '../../../src/data/menu/menu-store';
import type { OrderedCart } from '../../../src/data/orders/new-order';
import { refreshOrder } from '../../../src/data/orders/order-on-device';
import { BURGER, lineOf } from '../../support/bar/fixtures';
import type { ActionKind, Params } from '../action';
import { drawOne, numberOf, oneOf } from '../action';
import { DISHES } from '../dishes';
import type { Act } from '../ledger';
import type { Page, Phone } from '../phone';
import type { Rng } from '../rng';
import type { World } from '../world';

const aPhone = (rng: Rng) => ({ phone: drawOne(rng), page: drawOne(rng) });
const anOrder = (rng: Rng) => ({ ...aPhone(rng), order: drawOne(rng) });

/** Places a guest's order, perhaps with two taps, in two tabs, or with a crash. */
const tap: ActionKind = {
  weight: 10,
  draw: (rng) => ({
    ...aPhone(rng),
    dish: drawOne(rng),
    dishes: 1 + rng.int(3),
    service: rng.pick(['table', 'collection', 'delivery']),
    taps: rng.weighted({ 1: 6, 2: 2, 3: 1 }),
  }),
  do(world, params) {
    const phone = oneOf(world.phones, params, 'phone');
    if (!phone) return;
    const cart = cartOf(world, phone, params);
    for (let nth = 0; nth < numberOf(params, 'taps'); nth += 1) {
      const page = pageOf(phone, { page: numberOf(params, 'page') + nth });
      world.run(page, `orders as ${cart.draft.guestName}`, () => placeOrder(page.deps, cart));
    }
  },
};

const cancel = aboutOrder(5, 'cancels', (page, { born }) =>
  cancelOrder(page.deps, { orderId: born.id }),
);
const discard = aboutOrder(2, 'lets go of', (page, { born }) =>
  discardOrder(page.deps, { orderId: born.id }),
);
const reopen = aboutOrder(2, 'reopens', async (page, { born }, phone) => {
  await reopenOrder(page.deps, { orderId: born.id });
  // The guest has chosen the cart's dishes anew.
  phone.cart = null;
});
const retry = aboutOrder(2, 'retries', (page, { born }) =>
  retryOrder(page.deps, { orderId: born.id }),
);
const look = aboutOrder(3, 'looks at', (page, { born }) => refreshOrder(page.deps, born.id));

const confirm: ActionKind = {
  weight: 8,
  draw: anOrder,
  do(world, params) {
    const phone = oneOf(world.phones, params, 'phone');
    const asked = phone && creates(world, phone).filter(({ row }) => row?.state === 'needs_user');
    const act = asked && oneOf(asked, params, 'order');
    if (!phone || !act) return;
    const accept = act.row?.lastCode === 'stale_order' ? 'stale' : 'changes';
    const page = pageOf(phone, params);
    world.run(page, `says yes to ${act.born.id} (${accept})`, () =>
      confirmOrder(page.deps, { orderId: act.born.id, accept }),
    );
  },
};

/** Refreshes the guest's menu; until then the button shows an old price. */
const readMenu: ActionKind = {
  weight: 4,
  draw: aPhone,
  do(world, params) {
    const phone = oneOf(world.phones, params, 'phone');
    if (!phone) return;
    const page = pageOf(phone, params);
    world.run(page, 'reads the menu', async () => {
      const items = await fetchMenuItems(page.deps.fetch);
      if (items.length > 0) phone.menu = items;
    });
  },
};

export const guestOrderActions = { tap, cancel, discard, reopen, retry, look, confirm, readMenu };

const ASKS_TO_LET_GO = ['cancels', 'lets go of', 'reopens'];

function aboutOrder(
  weight: number,
  verb: string,
  command: (page: Page, act: Act, phone: Phone) => Promise<unknown>,
): ActionKind {
  return {
    weight,
    draw: anOrder,
    do(world, params) {
      const phone = oneOf(world.phones, params, 'phone');
      const act = phone && oneOf(creates(world, phone), params, 'order');
      if (!phone || !act) return;
      const page = pageOf(phone, params);
      if (ASKS_TO_LET_GO.includes(verb)) {
        world.ledger.letGo.add(`${phone.name}/${act.born.entityKey}`);
      }
      world.run(page, `${verb} ${act.born.id}`, () => command(page, act, phone));
    },
  };
}

function creates({ ledger }: World, { name }: Phone): Act[] {
  return ledger
    .ofDevice(name)
    .filter(({ born, row }) => born.kind === 'order.create' && row !== null)
    .reverse()
    .slice(0, 4);
}

/** Returns a page that a guest can touch, and opens the app if there is none. */
export function pageOf(phone: Phone, params: Params): Page {
  const pages = phone.pages.filter((page) => !page.isDead() && !page.isFrozen());
  return oneOf(pages, params, 'page') ?? phone.openPage();
}

/** Returns the cart's content; a guest with an empty cart chooses dishes. */
function cartOf(world: World, phone: Phone, params: Params): OrderedCart {
  const { items } = cartFromStore(phone.browser.storage.read(CART_KEY));
  const { cart } = phone;
  const isSame = cart !== null && JSON.stringify(cart.lines) === JSON.stringify(items);
  if (isSame) return cart;
  const lines = items.length > 0 ? items : chosen(phone, params);
  const made = withMark(lines, String(params.service) as never, world.nextMark());
  phone.cart = made;
  phone.browser.storage.write(CART_KEY, cartToStore({ items: [...lines], isOpen: false }));
  return made;
}

function chosen(phone: Phone, params: Params): OrderedCart['lines'] {
  const from = numberOf(params, 'dish');
  const ids = Array.from(
    { length: numberOf(params, 'dishes') },
    (_, nth) => DISHES[(from + nth) % DISHES.length] ?? BURGER,
  );
  return ids.map((id) => {
    const extras = id === BURGER ? ({ fries: 'plain' } as const) : {};
    const item = phone.menu.find((dish) => dish.id === id);
    const line = lineOf(id, extras);
    return item ? { ...line, price: liraText(unitKurus(item, extras)) } : line;
  });
}

function withMark(
  lines: OrderedCart['lines'],
  serviceType: 'table' | 'collection' | 'delivery',
  mark: string,
): OrderedCart {
  const address = { address: 'Çalış Plajı 12', city: 'Fethiye', postalCode: '', instructions: '' };
  const delivery = { fullName: mark, phone: '0532 123 45 67', ...address };
  return {
    lines,
    draft: { serviceType, tableNumber: '12', delivery, guestName: mark },
    totalKurus: cartTotalKurus(lines) + deliveryFeeKurus(serviceType),
  };
}
