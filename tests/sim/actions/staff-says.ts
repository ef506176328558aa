import { brunchStatusOf } from '#domain/bookings/brunch-changes';
import { entityKey } from '#domain/sync/mutation';
import { TAKEN_METHODS } from '#domain/tender-methods';
import type { StaffBrunch } from '../../../src/data/bookings/staff-bookings';
import { readBrunches } from '../../../src/data/bookings/staff-bookings';
import {
  changeBrunchStatus,
  recordDeposit,
  serveFirstDrink,
} from '../../../src/data/commands/bookings/staff-bookings';
import { discardEntry } from '../../../src/data/commands/entries';
import { changeAvailability } from '../../../src/data/commands/menu';
import { acknowledgeOrder } from '../../../src/data/commands/orders/staff-orders';
import { readStaffMenu } from '../../../src/data/menu/staff-menu';
import type { ActionKind, Params } from '../action';
import { drawOne, numberOf, oneOf } from '../action';
import { DISHES } from '../dishes';
import type { Rng } from '../rng';
import { rowsOnDisk } from '../storage';
import type { StaffPage, Tablet } from '../tablet';
import type { World } from '../world';
import { boardOf, staffPageOf } from './staff';

export const aTablet = (rng: Rng) => ({ tablet: drawOne(rng), page: drawOne(rng) });

const acknowledge = said(3, aTablet, (world, { tablet, page, params }) => {
  const orderId = oneOf(boardOf(tablet).slice(0, 2), params, 'tablet')?.id;
  if (orderId === undefined) return;
  world.ledger.letGo.add(`${tablet.name}/${entityKey('alarm', orderId)}`);
  world.run(page, `has got ${orderId}`, () => acknowledgeOrder(page.deps, { orderId }));
});

/** Switches a dish off or on again, from what the tablet shows. */
const switchDish = said(
  3,
  (rng) => ({ ...aTablet(rng), dish: drawOne(rng) }),
  (world, { tablet, page, params }) => {
    const itemId = oneOf(DISHES, params, 'dish');
    if (itemId === undefined) return;
    world.ledger.letGo.add(`${tablet.name}/${entityKey('dish', String(itemId))}`);
    world.run(page, `switches dish ${itemId}`, async () => {
      const dish = (await readStaffMenu(page.deps.db)).find(({ id }) => id === itemId);
      if (!dish) return;
      const from = dish.isAvailable;
      await changeAvailability(page.deps, { itemId, from, to: !from });
    });
  },
);

/**
 * Takes a brunch's next step: confirms it, takes its deposit, serves its first drink to those who came, or reverses a
 * slip.
 */
const tendBrunch = said(
  3,
  (rng) => ({
    ...aTablet(rng),
    brunch: drawOne(rng),
    isSlip: rng.chance(0.15),
    people: rng.int(9),
    lira: 100 * rng.int(12),
    method: rng.pick(TAKEN_METHODS),
  }),
  (world, { tablet, page, params }) => {
    const { indexedDB } = tablet.browser;
    const rows = rowsOnDisk<{ id: string }>(indexedDB, 'bb-admin', 'brunch');
    const id = oneOf(rows, params, 'brunch')?.id;
    if (id === undefined) return;
    world.ledger.letGo.add(`${tablet.name}/${entityKey('brunch', id)}`);
    world.run(page, `tends brunch ${id}`, async () => {
      const brunch = (await readBrunches(page.deps.db)).find((one) => one.id === id);
      if (brunch) await tend(page, brunch, params);
    });
  },
);

async function tend({ deps }: StaffPage, brunch: StaffBrunch, params: Params): Promise<void> {
  const isSlip = params.isSlip === true;
  const [people, lira] = [numberOf(params, 'people'), numberOf(params, 'lira')];
  const method = TAKEN_METHODS.find((one) => one === params.method) ?? 'cash';
  const { id: bookingId, depositRequired, depositPaidAt, firstDrinkAt } = brunch;
  const status = brunchStatusOf(brunch.status);
  if (isSlip && firstDrinkAt !== null) {
    await serveFirstDrink(deps, { bookingId, isServed: false });
  } else if (isSlip && depositPaidAt !== null) {
    await recordDeposit(deps, { bookingId, isPaid: false });
  } else if (depositRequired && depositPaidAt === null) {
    const amount = lira > 0 && { amount: `${lira}.00` };
    await recordDeposit(deps, { bookingId, isPaid: true, method, ...amount });
  } else if (status === 'pending') {
    await changeBrunchStatus(deps, { bookingId, from: status, to: 'confirmed' });
  } else if (firstDrinkAt === null) {
    const came = people > 0 && { people };
    await serveFirstDrink(deps, { bookingId, isServed: true, isEarly: true, ...came });
  }
}

/** Dismisses a refused mutation after staff have read the reason. */
const readRefusal = said(3, aTablet, (world, { tablet, page, params }) => {
  const refused = world.ledger
    .ofDevice(tablet.name)
    .filter(({ row }) => row?.state === 'needs_user' || row?.state === 'rejected');
  const act = oneOf(refused, params, 'page');
  if (!act) return;
  const { id, entityKey: about } = act.born;
  world.ledger.letGo.add(`${tablet.name}/${about}`);
  world.run(page, `lets go of ${id}`, () => discardEntry(page.deps, { id }));
});

export const staffSaysActions = { acknowledge, switchDish, tendBrunch, readRefusal };

type Said = { tablet: Tablet; page: StaffPage; params: Params };

export function said(
  weight: number,
  draw: (rng: Rng) => Params,
  say: (world: World, said: Said) => void,
): ActionKind {
  return {
    weight,
    draw,
    do(world, params) {
      const tablet = oneOf(world.tablets, params, 'tablet');
      if (tablet) say(world, { tablet, page: staffPageOf(tablet, params), params });
    },
  };
}
