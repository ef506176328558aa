import { expect } from 'vitest';
import { liraText } from '../../../src/domain/money';
import { redeem, SIDE } from '../data/test-members';
import { DISH, lemonades, newOrderId, placeOrder } from '../data/test-orders';
import { openBankPage, payOnPage } from '../evenings/card-evening';
import * as model from '../evenings/ledger-model';
import type { LedgerStep } from '../evenings/ledger-steps';
import type { Entry, LedgerEvening, Order } from '../evenings/ledger-venue';
import { CUP_KURUS, call, expectStatus } from '../evenings/ledger-venue';

const HOUR_MS = 60 * 60_000;
const SIDE_POINTS = 100;

type Of<Name extends LedgerStep['step']> = Extract<LedgerStep, { step: Name }>;

/** Runs a step on the server and in the model. */
export async function take(evening: LedgerEvening, step: LedgerStep): Promise<void> {
  const { clock } = evening.venue.bar;
  switch (step.step) {
    case 'wait':
      return clock.advance(step.minutes * 60_000);
    case 'edge':
      return clock.advance(untilEdge(clock.now(), step));
    case 'order':
      return order(evening, step);
    case 'move':
      return move(evening, step);
    case 'race':
      return race(evening, step);
    case 'cancel':
      return cancel(evening, step.which);
    case 'pay':
      return pay(evening, step);
    case 'refund':
      return refund(evening, step);
    case 'deposit':
      return deposit(evening, step);
    case 'entry':
      return enter(evening, step);
    case 'reverse':
      return reverse(evening, step.which);
    case 'retry':
      await newest(evening.sent, step.which)?.();
  }
}

function newest<T>(from: readonly T[], which: number): T | undefined {
  return from.at(-1 - (which % Math.max(1, from.length)));
}

function today({ venue }: LedgerEvening): string {
  return model.modelDay(venue.bar.clock.now());
}

/** Returns the milliseconds until the next such hour of Istanbul. */
function untilEdge(now: number, { hour, isBefore }: Of<'edge'>): number {
  const dayMs = 24 * HOUR_MS;
  const left = dayMs - ((now - (hour - 3) * HOUR_MS) % dayMs);
  return isBefore ? left - 1 : left;
}

async function order(evening: LedgerEvening, { cups, isFree }: Of<'order'>): Promise<void> {
  const { member, bar } = evening.venue;
  const free = { originalMenuItemId: SIDE, quantity: 1, pointsUsed: SIDE_POINTS };
  if (isFree) {
    const { status } = await redeem(member, { points: SIDE_POINTS, itemId: SIDE });
    expect(status).toBe(201);
  }
  const [id, kurus] = [newOrderId(), cups * CUP_KURUS];
  const body = lemonades({
    userId: member.id,
    serviceType: 'collection',
    tableNumber: undefined,
    guestName: 'Ada Kaya',
    guestPhone: '+905321234567',
    items: [{ originalMenuItemId: DISH.lemonade, quantity: cups }],
    redeemedItems: isFree ? [free] : [],
    totalAmount: liraText(kurus),
  });
  await expectStatus(evening, 201, () => placeOrder(member.browser, body, { id }));
  evening.orders.push({
    ...model.newOrder(kurus, isFree ? 1 : 0),
    id,
    placedAt: bar.clock.now(),
    paymentId: null,
  });
}

async function move(evening: LedgerEvening, step: Of<'move'>) {
  const { tablet, which, to, paidBy, lateH } = step;
  const found = newest(evening.orders, which);
  if (!found) return;
  const lateMs = lateH * HOUR_MS;
  const doneAt = Math.max(found.placedAt, evening.venue.bar.clock.now() - lateMs);
  const isRefused = to === 'cancelled' && model.isBillPaid(found);
  const isDone = found.status === to || (model.mayMove(found, to) && !isRefused);
  const body = { status: to, ...(paidBy && { paidBy }) };
  const change = { ...changeOf(found, body), id: newOrderId(), lateMs };
  await expectStatus(evening, isDone ? 200 : 409, () => call(evening, tablet, change));
  if (!isDone || found.status === to) return;
  model.moveOrder(evening.money, found, { to, paidBy, day: model.modelDay(doneAt) });
}

/** Both tablets saw the same status: the first change wins, unless both set the same status. */
async function race(evening: LedgerEvening, { which, to }: Of<'race'>): Promise<void> {
  const found = newest(evening.orders, which);
  if (!found || model.isBillPaid(found)) return;
  if (!to.every((one) => model.mayMove(found, one))) return;
  const from = found.status;
  const responses = await Promise.all(
    to.map((status, tablet) => call(evening, tablet, changeOf(found, { status, from }))),
  );
  const won = to.filter((_, tablet) => responses[tablet]?.status === 200);
  expect(won).toHaveLength(to[0] === to[1] ? 2 : 1);
  for (const one of new Set(won)) {
    model.moveOrder(evening.money, found, { to: one, day: today(evening) });
  }
}

function changeOf({ id }: Order, body: { status: string; from?: string }) {
  return { method: 'PATCH', path: `orders/${id}/status`, body } as const;
}

async function cancel(evening: LedgerEvening, which: number): Promise<void> {
  const found = newest(evening.orders, which);
  if (!found) return;
  const { browser } = evening.venue.member;
  const request = { body: {}, headers: { 'Idempotency-Key': newOrderId() } };
  const isPending = found.status === 'pending';
  await expectStatus(evening, isPending ? 200 : 409, () =>
    browser.send(`/api/orders/${found.id}/cancel`, request),
  );
  if (isPending) model.moveOrder(evening.money, found, { to: 'cancelled', day: today(evening) });
}

/**
 * Moves the order on while its guest is at the bank; the guest returns from there twice, and may return once more
 * later.
 */
async function pay(evening: LedgerEvening, { which, meanwhile }: Of<'pay'>): Promise<void> {
  const found = newest(evening.orders, which);
  if (!found || found.paymentId || !/^(pending|ready)$/.test(found.status)) return;
  // Nothing is asked for that is paid in part already.
  if (found.off + found.paid > 0) return;
  const { bar, member, tablets } = evening.venue;
  const at = { bar, guest: member.browser, orderId: found.id, staff: tablets[0] };
  const { id, page } = await openBankPage(at);
  const back = await payOnPage(page);
  if (meanwhile) await move(evening, { step: 'move', tablet: 0, which, to: meanwhile, lateH: 0 });
  const comeBack = () => fetch(back, { redirect: 'manual' });
  await Promise.all([comeBack(), comeBack()]);
  evening.sent.push(comeBack);
  const isWanted = found.status !== 'cancelled' && !model.isBillPaid(found);
  expect(await bar.payment(id)).toMatchObject({ state: isWanted ? 'captured' : 'cancelled' });
  if (!isWanted) return;
  found.paymentId = id;
  model.payByCard(evening.money, found, today(evening));
}

async function refund(evening: LedgerEvening, { tablet, which, percent }: Of<'refund'>) {
  const paid = evening.orders.filter(({ paymentId }) => paymentId !== null);
  const found = newest(paid, which);
  const left = found ? found.kurus - found.refunded : 0;
  if (!found || left === 0) return;
  const kurus = Math.max(1, Math.floor((left * percent) / 100));
  const body = { reason: 'Cold', amount: kurus / 100 };
  const request = { path: `payments/${found.paymentId}/refund`, body, id: newOrderId() };
  await expectStatus(evening, 200, () => call(evening, tablet, request));
  model.refund(evening.money, found, kurus, today(evening));
}

async function deposit(evening: LedgerEvening, { tablet, isPaid }: Of<'deposit'>): Promise<void> {
  const path = `brunch-reservations/${evening.brunchId}/deposit`;
  const request = { method: 'PATCH', path, body: { isPaid }, id: newOrderId() } as const;
  await expectStatus(evening, 200, () => call(evening, tablet, request));
  model.setDeposit(evening.money, isPaid, today(evening));
}

async function enter(evening: LedgerEvening, { tablet, ...wish }: Of<'entry'>): Promise<void> {
  const { isIncome, isCash, kurus } = wish;
  const entry = { ...wish, id: newOrderId() };
  const [type, method] = [isIncome ? 'income' : 'expense', isCash ? 'cash' : 'card'];
  const body = { type, method, amount: liraText(kurus), reason: 'Ice' };
  const request = { path: 'financials/transactions', body, id: entry.id };
  await expectStatus(evening, 201, () => call(evening, tablet, request));
  evening.entries.push(entry);
  model.enterByHand(evening.money, entry, today(evening));
}

async function reverse(evening: LedgerEvening, which: number): Promise<void> {
  const entry: Entry | undefined = newest(evening.entries, which);
  if (!entry) return;
  const path = `financials/transactions/${entry.id}/reversal`;
  const request = { path, body: { reason: 'Twice' }, id: newOrderId() };
  await expectStatus(evening, entry.isReversed ? 409 : 201, () => call(evening, 1, request));
  if (entry.isReversed) return;
  entry.isReversed = true;
  model.enterByHand(evening.money, { ...entry, kurus: -entry.kurus }, today(evening));
}
