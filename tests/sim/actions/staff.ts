import type { StaffOrder } from '#domain/orders/guest-order';
import type { OrderStatus } from '#domain/orders/order';
import {
  canChangeOrderStatus,
  nextOrderStatus,
  ORDER_STATUSES,
  orderStatusOf,
} from '#domain/orders/order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import {
  changeOrderStatus,
  dismissConflict,
  markOrderSeen,
} from '../../../src/data/commands/orders/staff-orders';
import type { OrderOnBoard } from '../../../src/data/orders/staff-board';
import { staffBoard } from '../../../src/data/orders/staff-board';
import { readEntry } from '../../../src/data/outbox/outbox';
import type { SignOutWay } from '../../../src/data/staff/staff-session';
import { signOutStaff } from '../../../src/data/staff/staff-session';
import type { ActionKind, Params } from '../action';
import { ANY, drawOne, numberOf, oneOf } from '../action';
import type { Rng } from '../rng';
import { rowsOnDisk } from '../storage';
import type { StaffPage, Tablet } from '../tablet';
import { PEOPLE } from '../tablet';

const aTablet = (rng: Rng) => ({ tablet: drawOne(rng), page: drawOne(rng) });

/** Changes an order's status, up to three steps in a row. */
const move: ActionKind = {
  weight: 10,
  draw: (rng) => ({
    ...aTablet(rng),
    order: drawOne(rng),
    steps: rng.weighted({ 1: 4, 3: 2 }),
    way: rng.weighted({ on: 8, cancelled: 1, any: 2 }),
    to: rng.int(ANY),
  }),
  do(world, params) {
    const tablet = oneOf(world.tablets, params, 'tablet');
    if (!tablet) return;
    const page = staffPageOf(tablet, params);
    const orderId = oneOf(boardOf(tablet).slice(0, 4), params, 'order')?.id;
    if (orderId === undefined) return;
    world.ledger.letGo.add(`${tablet.name}/order:${orderId}`);
    world.run(page, `moves ${orderId} ${params.steps}× ${params.way}`, async () => {
      for (let step = 0; step < numberOf(params, 'steps'); step += 1) {
        const order = boardOf(tablet).find(({ id }) => id === orderId);
        const from = orderStatusOf(order?.status ?? '');
        const to = order && nextOf(from, params);
        if (to) await changeOrderStatus(page.deps, { orderId, from, to });
      }
    });
  },
};

/** Dismisses a conflict after staff have read whose change came first. */
const dismiss: ActionKind = {
  weight: 4,
  draw: (rng) => ({ ...aTablet(rng), conflict: drawOne(rng) }),
  do(world, params) {
    const tablet = oneOf(world.tablets, params, 'tablet');
    const asked = boardOf(tablet).filter(({ conflict }) => conflict !== null);
    const order = oneOf(asked, params, 'conflict');
    if (!tablet || !order?.conflict) return;
    const page = staffPageOf(tablet, params);
    const { entryId } = order.conflict;
    world.ledger.letGo.add(`${tablet.name}/order:${order.id}`);
    world.run(page, `has read ${entryId}`, () => dismissConflict(page.deps, entryId));
  },
};

/** Shows the board's newest orders and tells the server that staff saw them. */
const show: ActionKind = {
  weight: 5,
  draw: aTablet,
  do(world, params) {
    const tablet = oneOf(world.tablets, params, 'tablet');
    if (!tablet) return;
    const page = staffPageOf(tablet, params);
    for (const { id: orderId } of boardOf(tablet).slice(0, 3)) {
      world.run(page, `shows ${orderId}`, () => markOrderSeen(page.deps, { orderId }));
    }
  },
};

const signIn: ActionKind = {
  weight: 6,
  draw: (rng) => ({ ...aTablet(rng), person: rng.pick(PEOPLE) }),
  do(world, params) {
    const tablet = oneOf(world.tablets, params, 'tablet');
    const person = PEOPLE.find((one) => one === params.person);
    // The board shows the sign-in only while no person is signed in.
    if (!tablet || !person || tablet.hasToken()) return;
    tablet.signIn(staffPageOf(tablet, params), person);
  },
};

const SIGN_OUT_WAYS: readonly SignOutWay[] = ['send', 'keep', 'discard'];

/** Signs out: sends, keeps or discards the queued mutations. */
const signOut: ActionKind = {
  weight: 3,
  draw: (rng) => ({ ...aTablet(rng), way: rng.weighted({ send: 4, keep: 3, discard: 3 }) }),
  do(world, params) {
    const tablet = oneOf(world.tablets, params, 'tablet');
    if (!tablet) return;
    const page = staffPageOf(tablet, params);
    const { wipes } = world.ledger;
    const way = SIGN_OUT_WAYS.find((one) => one === params.way) ?? 'send';
    if (wipes.has(tablet.name)) return;
    wipes.set(tablet.name, way === 'discard' ? 'told' : 'sure');
    world.run(page, `signs out (${way})`, () =>
      signOutStaff(page.deps, { way }).finally(() => wipes.delete(tablet.name)),
    );
  },
};

const pull: ActionKind = {
  weight: 5,
  draw: aTablet,
  do(world, params) {
    const tablet = oneOf(world.tablets, params, 'tablet');
    if (tablet) staffPageOf(tablet, params).refresh();
  },
};

export const staffActions = { move, show, dismiss, signIn, signOut, pull };

export function staffPageOf(tablet: Tablet, params: Params): StaffPage {
  const pages = tablet.pages.filter((page) => !page.isDead() && !page.isFrozen());
  return oneOf(pages, params, 'page') ?? tablet.openPage();
}

/** Returns the board's orders as shown, newest first. */
export function boardOf(tablet: Tablet | undefined): OrderOnBoard[] {
  if (!tablet) return [];
  const { indexedDB } = tablet.browser;
  const orders = rowsOnDisk<StaffOrder>(indexedDB, 'bb-admin', 'order');
  const entries = rowsOnDisk<OutboxEntry>(indexedDB, 'bb-admin', 'outbox');
  const newestFirst = orders.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return staffBoard(
    newestFirst,
    entries.flatMap((row) => readEntry(row) ?? []),
  );
}

function nextOf(from: OrderStatus, params: Params): OrderStatus | null {
  if (params.way === 'on') return nextOrderStatus(from);
  if (params.way === 'cancelled')
    return canChangeOrderStatus(from, 'cancelled') ? 'cancelled' : null;
  const possible = ORDER_STATUSES.filter((to) => canChangeOrderStatus(from, to));
  return oneOf(possible, params, 'to') ?? null;
}
