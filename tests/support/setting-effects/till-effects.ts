import type { TILL_SETTINGS } from '../../../src/domain/settings/settings';
import type { DayReport } from '../../../src/domain/till/day-close';
import { BAR_DRAWER } from '../../../src/domain/till/drawer';
import { signIn } from '../bar/test-staff';
import { onBill, readBill } from '../data/test-bills';
import { DISH } from '../data/test-orders';
import { phoneAt, seatingAt, TABLES } from '../data/test-seats';
import type { Effect, SettingEffect } from './effect';

/** Takes something off a bill of two lemonades (₺360) that nobody has paid yet, and reads what is left. */
const leftAfter =
  (verb: 'voids' | 'reductions', change: object, role: 'staff' | 'manager' = 'staff'): Effect =>
  async (bar) => {
    const phone = await phoneAt(bar, TABLES.T7);
    const items = [{ originalMenuItemId: DISH.lemonade, quantity: 2, price: '180.00' }];
    const { body } = await phone.order({ items, totalAmount: '360.00' });
    const orderId = String(body.orderId);
    const staff = await signIn(bar, role);
    await staff.move(orderId, { status: 'preparing' });
    const billId = await seatingAt(bar, TABLES.T7);
    const before = Number((await readBill(bar, billId)).worth);
    const line = { orderId, lineNo: 0 };
    const sent = verb === 'voids' ? { ...line, ...change } : { lines: [line], ...change };
    await onBill(staff, billId, verb, sent);
    return before - Number((await readBill(bar, billId)).worth);
  };

/** Closes the first day and reads where its Z went. */
const mailedTo: Effect = async (bar) => {
  const manager = await signIn(bar, 'manager');
  const day = '/api/admin/days/2026-07-04';
  await manager.send(`${day}/close`, { body: { ticked: [`not_counted:${BAR_DRAWER}`] } });
  const { mail } = (await manager.send(day)).body as unknown as DayReport;
  return mail?.to;
};

const off = (how: object) => ({ off: how, reason: 'quality' });

/** A member of the team pays ₺30 out of the box at the bar. */
const paidOut: Effect = async (bar) => {
  const body = { kind: 'expense', amount: '30.00', reason: 'Ice' };
  const staff = await signIn(bar, 'staff');
  return (await staff.send(`/api/admin/drawers/${BAR_DRAWER}/moves`, { body })).status;
};

export const TILL_EFFECTS = {
  'till.voidLimit': {
    value: '100.00',
    effect: leftAfter('voids', { pieces: 1, reason: 'wrong_order', wasMade: false }),
    shown: 0,
  },
  'till.compLimit': {
    value: '1000.00',
    effect: leftAfter('reductions', off({ kind: 'comp' })),
    shown: 360,
  },
  'till.discountLimit': {
    value: 50,
    effect: leftAfter('reductions', off({ kind: 'discount', percent: 20 })),
    shown: 72,
  },
  'till.staffPercent': {
    value: 25,
    effect: leftAfter('reductions', off({ kind: 'staff' }), 'manager'),
    shown: 90,
  },
  'till.mail': {
    value: 'books@barbliss.example',
    effect: mailedTo,
    shown: 'books@barbliss.example',
  },
  'till.paidOutLimit': { value: '40.00', effect: paidOut, shown: 201 },
} satisfies Record<keyof typeof TILL_SETTINGS, SettingEffect>;
