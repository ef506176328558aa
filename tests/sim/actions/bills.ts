import type { BillRead } from '#domain/bills/bill';
import { liraText, signedKurus, wholeKurus } from '#domain/money';
import type { StaffOrder } from '#domain/orders/guest-order';
import { canChangeOrderStatus, orderStatusOf } from '#domain/orders/order';
import { entityKey } from '#domain/sync/mutation';
import { changeOrderStatus } from '../../../src/data/commands/orders/staff-orders';
import {
  closeBill,
  giveBack,
  mergeBills,
  moveLines,
  reducePrice,
  remakeLine,
  takePayment,
  undoEntry,
  undoPayment,
  voidLine,
} from '../../../src/data/commands/send';
import type { Params } from '../action';
import { drawOne, numberOf, oneOf } from '../action';
import type { Rng } from '../rng';
import { rowsOnDisk } from '../storage';
import type { Tablet } from '../tablet';
import { sessionOn } from '../tablet';
import type { World } from '../world';
import { aTablet, said } from './staff-says';

const aBill = (rng: Rng) => ({ ...aTablet(rng), bill: drawOne(rng) });

/** Takes all that a tablet shows as open, a part of it, or more. */
const takeMoney = said(
  5,
  (rng) => ({
    ...aBill(rng),
    percent: rng.pick([100, 100, 30, 50, 120]),
    method: rng.pick(['cash', 'card', 'transfer']),
    tip: rng.pick([0, 0, 1_500]),
  }),
  (world, { tablet, page, params }) => {
    const bill = billOf(tablet, params);
    const kurus = bill ? Math.round((openKurus(bill) * numberOf(params, 'percent')) / 100) : 0;
    if (!bill || kurus <= 0) return;
    const tip = numberOf(params, 'tip');
    const payment = {
      billId: bill.id,
      amount: liraText(kurus),
      method: methodOf(params),
      ...(tip > 0 && { tip: liraText(tip) }),
    };
    world.run(page, `takes ${kurus} of ${bill.id}`, () => takePayment(page.deps, payment));
  },
);

/** Takes the last payment of a bill back, or corrects its method. */
const undoMoney = said(
  2,
  (rng) => ({ ...aBill(rng), way: rng.pick(['back', 'card']) }),
  (world, { tablet, page, params }) => {
    const bill = billOf(tablet, params);
    const payment = bill?.tenders.filter(({ answers, method }) => !answers && method !== 'online');
    const id = payment?.at(-1)?.id;
    if (!bill || id === undefined) return;
    const method = params.way === 'card' ? { method: 'card' as const } : {};
    const undo = { billId: bill.id, payment: id, ...method };
    world.run(page, `takes payment ${id} back`, () => undoPayment(page.deps, undo));
  },
);

const giveMoneyBack = said(1, aBill, (world, { tablet, page, params }) => {
  const bill = billOf(tablet, params);
  const kurus = bill ? -openKurus(bill) : 0;
  // The server refuses others before it stores a response.
  const isManager = sessionOn(tablet.browser)?.user.role !== 'staff';
  if (!bill || kurus <= 0 || !isManager) return;
  const back = {
    billId: bill.id,
    amount: liraText(kurus),
    method: 'cash' as const,
    reason: 'too much',
  };
  world.run(page, `gives ${kurus} of ${bill.id} back`, () => giveBack(page.deps, back));
});

/** Closes a bill as the tablet shows it, sometimes before it is paid. */
const close = said(
  3,
  (rng) => ({ ...aBill(rng), frees: rng.chance(0.5), served: rng.chance(0.3) }),
  (world, { tablet, page, params }) => {
    const bill = billOf(tablet, params);
    if (!bill || wholeKurus(bill.worth) === 0) return;
    letGo(world, tablet, bill);
    const seen = { worth: bill.worth, paid: bill.paid };
    const how = { freesTable: params.frees === true, isServed: params.served === true };
    world.run(page, `closes ${bill.id}`, () =>
      closeBill(page.deps, { billId: bill.id, ...seen, ...how }),
    );
  },
);

/** Hands an order over and takes what is open of its own bill. */
const handOver = said(
  3,
  (rng) => ({ ...aTablet(rng), order: drawOne(rng), method: rng.pick(['cash', 'card']) }),
  (world, { tablet, page, params }) => {
    const orders = rowsOnDisk<StaffOrder>(tablet.browser.indexedDB, 'bb-admin', 'order');
    const running = orders.filter(({ status }) =>
      canChangeOrderStatus(orderStatusOf(status), 'completed'),
    );
    const order = oneOf(running, params, 'order');
    if (!order) return;
    world.ledger.letGo.add(`${tablet.name}/order:${order.id}`);
    const from = orderStatusOf(order.status);
    const paidBy = params.method === 'cash' ? ('cash' as const) : ('card' as const);
    world.run(page, `hands ${order.id} over`, () =>
      changeOrderStatus(page.deps, { orderId: order.id, from, to: 'completed', paidBy }),
    );
  },
);

/** Takes pieces of a line off, or lowers its price, sometimes with a manager's PIN that the tablet has checked. */
const takeOff = said(
  3,
  (rng) => ({
    ...aBill(rng),
    line: drawOne(rng),
    pieces: rng.pick([1, 1, 2]),
    how: rng.pick(['void', 'made', 'discount', 'comp']),
    hasPin: rng.chance(0.3),
  }),
  (world, { tablet, page, params }) => {
    const bill = billOf(tablet, params);
    const line = bill && lineOf(tablet, bill, params);
    if (!bill || !line) return;
    const how = params.how;
    const billId = bill.id;
    const [manager] = world.server.rows<{ id: string }>(MANAGER);
    const approval = params.hasPin === true && manager ? { approvedBy: manager.id } : {};
    letGo(world, tablet, bill);
    world.run(page, `${how} of ${line.orderId}`, () => {
      if (how === 'void' || how === 'made') {
        const gone = { pieces: numberOf(params, 'pieces'), wasMade: how === 'made' };
        return voidLine(page.deps, {
          billId,
          ...line,
          ...gone,
          ...approval,
          reason: 'wrong_order',
        });
      }
      const off =
        how === 'comp' ? { kind: 'comp' as const } : { kind: 'discount' as const, percent: 10 };
      return reducePrice(page.deps, { billId, lines: [line], off, ...approval, reason: 'quality' });
    });
  },
);

const MANAGER = "select id from staff where role = 'manager'";

const undoLast = said(1, aBill, (world, { tablet, page, params }) => {
  const bill = billOf(tablet, params);
  const entries = bill ? ordersOf(tablet, bill).flatMap((order) => order.entries ?? []) : [];
  const last = entries.filter(({ kind }) => kind !== 'move' && kind !== 'undo').at(-1);
  const entry = last?.id.split(':')[0];
  if (!bill || !entry) return;
  letGo(world, tablet, bill);
  world.run(page, `undoes ${entry}`, () => undoEntry(page.deps, { billId: bill.id, entry }));
});

const moveLine = said(
  2,
  (rng) => ({ ...aBill(rng), line: drawOne(rng), to: drawOne(rng), pieces: rng.pick([1, 9]) }),
  (world, { tablet, page, params }) => {
    const bill = billOf(tablet, params);
    const line = bill && lineOf(tablet, bill, params);
    const to = oneOf(billsOn(tablet), params, 'to');
    if (!bill || !line || !to || to.id === bill.id) return;
    const lines = [{ ...line, pieces: numberOf(params, 'pieces') }];
    letGo(world, tablet, bill);
    world.run(page, `moves a line of ${line.orderId} to ${to.id}`, () =>
      moveLines(page.deps, { billId: bill.id, lines, to: to.id }),
    );
  },
);

/** Begins a bill under a name with a line, or merges a bill that has no table. */
const regroup = said(
  1,
  (rng) => ({ ...aBill(rng), line: drawOne(rng), to: drawOne(rng), begins: rng.chance(0.4) }),
  (world, { tablet, page, params }) => {
    const bill = billOf(tablet, params);
    const line = bill && lineOf(tablet, bill, params);
    const into = oneOf(billsOn(tablet), params, 'to');
    if (!bill || !line || !into || into.id === bill.id) return;
    letGo(world, tablet, bill);
    world.run(page, `regroups ${bill.id}`, () => {
      if (params.begins !== true) return mergeBills(page.deps, { billId: bill.id, into: into.id });
      const lines = [{ ...line, pieces: 1 }];
      const begun = { to: page.deps.newId(), begins: { label: 'Deniz' } };
      return moveLines(page.deps, { billId: bill.id, lines, ...begun });
    });
  },
);

const makeAgain = said(
  1,
  (rng) => ({ ...aBill(rng), line: drawOne(rng) }),
  (world, { tablet, page, params }) => {
    const bill = billOf(tablet, params);
    const line = bill && lineOf(tablet, bill, params);
    if (!bill || !line) return;
    letGo(world, tablet, bill);
    const again = { billId: bill.id, ...line, pieces: 1, reason: 'dropped' as const };
    world.run(page, `makes ${line.orderId} again`, () => remakeLine(page.deps, again));
  },
);

export const billActions = {
  takeMoney,
  undoMoney,
  giveMoneyBack,
  close,
  handOver,
  takeOff,
  undoLast,
  moveLine,
  makeAgain,
  regroup,
};

export function billsOn(tablet: Tablet): BillRead[] {
  const bills = rowsOnDisk<BillRead>(tablet.browser.indexedDB, 'bb-admin', 'bill');
  return bills.filter(({ mergedInto }) => mergedInto === null);
}

function billOf(tablet: Tablet, params: Params): BillRead | undefined {
  return oneOf(billsOn(tablet), params, 'bill');
}

/** Returns what is still owed (kuruş); a negative sum is to be given back. */
function openKurus({ worth, paid }: BillRead): number {
  return signedKurus(worth) - signedKurus(paid);
}

function ordersOf(tablet: Tablet, bill: BillRead): StaffOrder[] {
  const orders = rowsOnDisk<StaffOrder>(tablet.browser.indexedDB, 'bb-admin', 'order');
  return orders.filter(({ items }) => items.some(({ billId }) => billId === bill.id));
}

function lineOf(tablet: Tablet, bill: BillRead, params: Params) {
  const lines = ordersOf(tablet, bill).flatMap(({ id, items }) =>
    items
      .filter(({ billId }) => billId === bill.id)
      .map(({ lineNo = 0 }) => ({ orderId: id, lineNo })),
  );
  return oneOf(lines, params, 'line');
}

/** A second change of a kind answers the question about the first one. */
export function letGo({ ledger }: World, tablet: Tablet, bill: BillRead): void {
  ledger.letGo.add(`${tablet.name}/${entityKey('bill', bill.id)}`);
}

function methodOf({ method }: Params): 'cash' | 'card' | 'transfer' {
  if (method === 'cash') return 'cash';
  return method === 'card' ? 'card' : 'transfer';
}
