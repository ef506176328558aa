import { liraText } from '#domain/money';
import type { StaffMenuItem } from '../../../src/data/admin-db';
import type { Round } from '../../../src/data/commands/orders/staff-orders';
import {
  answerRound,
  leaveTable,
  openTab,
  renameTab,
  seatTab,
  sendOrderNow,
  takeOrder,
  takeOrderBack,
  tickLine,
} from '../../../src/data/commands/orders/staff-orders';
import { BURGER } from '../../support/bar/fixtures';
import { drawOne, numberOf, oneOf } from '../action';
import { DISHES } from '../dishes';
import type { Rng } from '../rng';
import type { StaffPage, Tablet } from '../tablet';
import { billsOn, letGo } from './bills';
import { boardOf } from './staff';
import { aTablet, said } from './staff-says';

const TABLE_IDS = [1, 2, 27];

/** A waiter types a round: at a table, on a tab that the tablet knows, or for collection by phone. */
const takeRound = said(
  6,
  (rng: Rng) => ({
    ...aTablet(rng),
    dish: drawOne(rng),
    place: rng.pick(['table', 'table', 'table', 'tab', 'collection']),
    where: drawOne(rng),
    isHurried: rng.chance(0.3),
  }),
  (world, { tablet, page, params }) => {
    const dish = oneOf(DISHES, params, 'dish') ?? BURGER;
    const tab = oneOf(tabsOn(tablet), params, 'where');
    const tableId = oneOf(TABLE_IDS, params, 'where') ?? 1;
    const place =
      params.place === 'collection'
        ? { serviceType: 'collection' as const, guestName: 'Deniz' }
        : { serviceType: 'table' as const, ...(params.place === 'tab' && tab ? tab : { tableId }) };
    world.run(page, `takes a round of ${dish}`, async () => {
      const line = await lineOf(page, dish);
      if (!line) return;
      const taken = await takeOrder(page.deps, { ...place, ...line } as Round);
      if (params.isHurried === true) await sendOrderNow(page.deps, taken);
    });
  },
);

async function lineOf({ deps }: StaffPage, dish: number) {
  const item: StaffMenuItem | undefined = await deps.db.menuItem.get(dish);
  if (!item) return null;
  const price = liraText(Math.round(Number(item.price) * 100) + (dish === BURGER ? 10_000 : 0));
  const wish = dish === BURGER ? { customizations: { fries: 'plain' as const } } : {};
  const items = [{ originalMenuItemId: dish, quantity: 1, price, ...wish }];
  return { items, totalAmount: price };
}

/** A wrong dish: the waiter takes the newest round of the tablet back, if it is still there. */
const takeRoundBack = said(2, aTablet, (world, { tablet, page }) => {
  const rounds = world.ledger
    .ofDevice(tablet.name)
    .filter(({ born, row }) => born.kind === 'order.take' && row?.state === 'queued');
  const last = rounds.at(-1)?.born;
  if (!last) return;
  world.ledger.letGo.add(`${tablet.name}/${last.entityKey}`);
  world.run(page, `takes round ${last.id} back`, () => takeOrderBack(page.deps, { id: last.id }));
});

/** The server asked whether a round is for the party that has left. */
const answer = said(
  3,
  (rng: Rng) => ({ ...aTablet(rng), isLate: rng.chance(0.5) }),
  (world, { tablet, page, params }) => {
    const asked = world.ledger
      .ofDevice(tablet.name)
      .find(({ born, row }) => born.kind === 'order.take' && row?.state === 'needs_user')?.born;
    if (!asked) return;
    world.ledger.letGo.add(`${tablet.name}/${asked.entityKey}`);
    const isLate = params.isLate === true;
    world.run(page, `answers about ${asked.id}`, () =>
      answerRound(page.deps, { id: asked.id, isLate }),
    );
  },
);

const openATab = said(2, aTablet, (world, { page }) => {
  world.run(page, 'opens a tab', () => openTab(page.deps, { name: 'Deniz' }));
});

/** A tab sits down at a table, or the party at a table gets up. */
const moveTab = said(
  2,
  (rng: Rng) => ({ ...aTablet(rng), bill: drawOne(rng), where: drawOne(rng) }),
  (world, { tablet, page, params }) => {
    const bill = oneOf(
      billsOn(tablet).filter(({ kind }) => kind !== 'order'),
      params,
      'bill',
    );
    if (!bill) return;
    letGo(world, tablet, bill);
    const tableId = oneOf(TABLE_IDS, params, 'where') ?? 1;
    world.run(page, `moves bill ${bill.id}`, () =>
      bill.kind === 'tab'
        ? seatTab(page.deps, { billId: bill.id, tableId, label: 'T7' })
        : leaveTable(page.deps, { billId: bill.id, name: 'Deniz' }),
    );
  },
);

/** Two tablets may name one tab; the bill of a table keeps its name. */
const nameTab = said(
  1,
  (rng: Rng) => ({ ...aTablet(rng), bill: drawOne(rng), name: rng.pick(['Deniz', 'Ada']) }),
  (world, { tablet, page, params }) => {
    const bill = oneOf(
      billsOn(tablet).filter(({ kind }) => kind !== 'order'),
      params,
      'bill',
    );
    if (!bill) return;
    letGo(world, tablet, bill);
    world.run(page, `names bill ${bill.id}`, () =>
      renameTab(page.deps, { billId: bill.id, name: String(params.name) }),
    );
  },
);

/** A station ticks a dish of an order that its tablet shows, or takes the tick off. */
const tick = said(
  6,
  (rng: Rng) => ({
    ...aTablet(rng),
    order: drawOne(rng),
    line: drawOne(rng),
    isDone: rng.chance(0.8),
  }),
  (world, { tablet, page, params }) => {
    const order = oneOf(
      boardOf(tablet).filter(({ status }) => status !== 'pending'),
      params,
      'order',
    );
    const items = order?.items ?? [];
    const line = items.length === 0 ? 0 : numberOf(params, 'line') % items.length;
    if (!order || items.length === 0) return;
    const isDone = params.isDone === true;
    world.run(page, `ticks line ${line} of ${order.id}`, () =>
      tickLine(page.deps, { orderId: order.id, lines: [line], isDone }),
    );
  },
);

export const roundActions = { takeRound, takeRoundBack, answer, openATab, moveTab, nameTab, tick };

function tabsOn(tablet: Tablet) {
  return billsOn(tablet)
    .filter(({ kind }) => kind === 'tab')
    .map(({ id, label }) => ({ bill: id, tab: { name: label || 'Deniz' } }));
}
