import { expect, test } from 'vitest';
import type { Role } from '../../../src/domain/roles';
import { ROLES } from '../../../src/domain/roles';
import { BAR_DRAWER, CASH_MOVES } from '../../../src/domain/till/drawer';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { onBill, take } from '../../support/data/test-bills';
import { DISH, newOrderId } from '../../support/data/test-orders';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';

const EVERYBODY: readonly Role[] = ['super_admin', 'admin', 'manager', 'staff'];
const MANAGERS: readonly Role[] = ['super_admin', 'admin', 'manager'];

type Bill = { id: string; orderId: string; staff: TestStaff; owner: TestStaff };
type Sent = { status: number };
type Act = [what: string, who: readonly Role[], send: (bill: Bill) => Promise<Sent>];

const gone = (pieces: number) => (bill: Bill) =>
  onBill(bill.staff, bill.id, 'voids', {
    ...{ orderId: bill.orderId, lineNo: 0, pieces, reason: 'wrong_order', wasMade: false },
  });
const off =
  (how: object, lineNo = 0) =>
  (bill: Bill) =>
    reduce(bill.staff, bill, how, { lineNo });

function reduce(staff: TestStaff, bill: Bill, how: object, { lineNo = 0, id = newOrderId() }) {
  const lines = [{ orderId: bill.orderId, lineNo }];
  return onBill(staff, bill.id, 'reductions', { lines, off: how, reason: 'quality' }, { id });
}

/** What each role does alone, in this order on one bill: ten lemonades (line 0) and one more (line 1), 1,980 lira. */
const ACTS: readonly Act[] = [
  ['void up to ₺500', EVERYBODY, gone(2)],
  ['void above ₺500 a bill', MANAGERS, gone(1)],
  ['discount up to a tenth', EVERYBODY, off({ kind: 'discount', percent: 5 })],
  ['discount above a tenth of the bill', MANAGERS, off({ kind: 'discount', percent: 50 })],
  ['amount above a tenth of the bill', MANAGERS, off({ kind: 'amount', amount: '400.00' })],
  ['staff price', MANAGERS, off({ kind: 'staff' }, 1)],
  ['comp', MANAGERS, off({ kind: 'comp' }, 1)],
  ['undo of another’s entry', MANAGERS, undoOthersEntry],
  ['print', EVERYBODY, ({ staff, id }) => onBill(staff, id, 'prints', { worth: '1.00' })],
  ['void after the print', MANAGERS, gone(1)],
  ['payment', EVERYBODY, ({ staff, id }) => take(staff, id, '1.00', 'cash')],
  ['undo of another’s payment', MANAGERS, undoOthersPayment],
  ['refund', MANAGERS, ({ staff, id }) => onBill(staff, id, 'refunds', REFUND)],
  ...CASH_MOVES.map(
    (kind): Act => [
      kind,
      kind === 'expense' || kind === 'tip_out' ? MANAGERS : EVERYBODY,
      ({ staff }) => drawer(staff, BAR_DRAWER, 'moves', { kind, amount: '5.00', reason: 'ice' }),
    ],
  ),
  ['money into another’s purse', MANAGERS, ({ staff }) => drawer(staff, PURSE, 'moves', FLOAT)],
  ['count of the bar', EVERYBODY, ({ staff }) => drawer(staff, BAR_DRAWER, 'counts', COUNT)],
  ['count of another’s purse', MANAGERS, ({ staff }) => drawer(staff, PURSE, 'counts', COUNT)],
];

const PURSE = newOrderId();
const REFUND = { amount: '1.00', method: 'cash', reason: 'too much' };
const FLOAT = { kind: 'float', amount: '100.00', reason: 'evening' };
const COUNT = { day: '2026-07-04', notes: {}, coins: '0.00', left: '0.00' };

function drawer(staff: TestStaff, id: string, verb: 'moves' | 'counts', body: object) {
  const headers = { 'Idempotency-Key': newOrderId() };
  return staff.send(`/api/admin/drawers/${id}/${verb}`, { body, headers });
}

async function undoOthersEntry(bill: Bill) {
  const tap = newOrderId();
  const discount = { kind: 'discount', percent: 1 };
  expect((await reduce(bill.owner, bill, discount, { id: tap })).status).toBe(200);
  return onBill(bill.staff, bill.id, 'entries/undo', { entry: tap });
}

async function undoOthersPayment({ staff, owner, id }: Bill) {
  const payment = newOrderId();
  await onBill(owner, id, 'payments', { amount: '2.00', method: 'cash' }, { id: payment });
  return onBill(staff, id, 'payments/undo', { payment });
}

async function billOf(bar: TestApp, staff: TestStaff, nth: number): Promise<Bill> {
  const table = TABLES.S1 + nth;
  const phone = await phoneAt(bar, table);
  const items = [
    { originalMenuItemId: DISH.lemonade, quantity: 10, price: '180.00' },
    {
      ...{ originalMenuItemId: DISH.lemonade, quantity: 1, price: '180.00' },
      customizations: { notes: 'no ice' },
    },
  ];
  const { status, text, body } = await phone.order({ items, totalAmount: '1980.00' });
  if (status !== 201) throw new Error(text);
  const owner = await signIn(bar, 'super_admin');
  await owner.move(String(body.orderId), { status: 'preparing' });
  return { id: await seatingAt(bar, table), orderId: String(body.orderId), staff, owner };
}

describeOnFile('the limits of the till', (openApp) => {
  test('hold for every role: what is above them needs a manager', async () => {
    const bar = await openApp();
    await bar.rows(
      `INSERT INTO drawer (id, name, owner_id) VALUES ('${PURSE}', 'Zeynep', 'zeynep')`,
    );
    for (const [nth, role] of ROLES.entries()) {
      const bill = await billOf(bar, await signIn(bar, role), nth);
      for (const [what, who, send] of ACTS) {
        const { status } = await send(bill);
        expect([role, what, status < 300 ? 'done' : status]).toEqual([
          role,
          what,
          who.includes(role) ? 'done' : 403,
        ]);
      }
    }
  });
});
