import { expect } from 'vitest';
import type { OpenApp } from '../bar/test-app';
import type { TestResponse } from '../bar/test-browser';
import { createBrowser } from '../bar/test-browser';
import type { TestStaff } from '../bar/test-staff';
import { signIn } from '../bar/test-staff';
import { bookBrunch, brunchWish } from '../data/test-bookings';
import type { TestMember } from '../data/test-members';
import { newMember } from '../data/test-members';
import { DISH, newOrderId } from '../data/test-orders';
import type { PaymentBar } from '../payments/payment-bar';
import { openPaymentBar } from '../payments/payment-bar';
import * as model from './ledger-model';

const HOUR_MS = 60 * 60_000;
/** No number of cups adds up to a round sum at this price. */
export const CUP_KURUS = 17_995;
/** Each gift adds 10,000 points, the most that one request may add. With one gift, 600 evenings use all points up. */
const GIFTS = 10;

type LedgerVenue = {
  bar: PaymentBar;
  tablets: [TestStaff, TestStaff];
  signedInAt: number;
  member: TestMember;
};
export type Order = model.ModelOrder & { id: string; placedAt: number; paymentId: string | null };
export type Entry = model.ByHand & { id: string; isReversed?: boolean };
export type LedgerEvening = {
  venue: LedgerVenue;
  firstDay: string;
  money: model.ModelMoney;
  orders: Order[];
  entries: Entry[];
  brunchId: string;
  /** Holds accepted requests; a repeated one changes nothing. */
  sent: (() => Promise<unknown>)[];
};

/** Opens a venue that takes cards, with a member who has points for many free dishes. */
export async function openLedgerVenue(openApp: OpenApp): Promise<LedgerVenue> {
  const bar = await openPaymentBar(openApp);
  await bar.rows(`INSERT INTO setting (key, value, v) VALUES ('payments.orders', 'true', 1)`);
  bar.deps.settings.forget();
  await bar.rows(`UPDATE menu_item SET alcohol = 0,
    price_kurus = CASE id WHEN ${DISH.lemonade} THEN ${CUP_KURUS} ELSE price_kurus END`);
  bar.deps.menu.forget?.();
  const member = await newMember(bar);
  const tablets = await signInBoth(bar);
  for (let gift = 0; gift < GIFTS; gift += 1) {
    const { status } = await tablets[0].send(`/api/admin/customers/${member.id}/points`, {
      body: { points: 10_000, reason: 'For the tests' },
    });
    expect(status).toBe(201);
  }
  return { bar, tablets, member, signedInAt: bar.clock.now() };
}

async function signInBoth(bar: PaymentBar): Promise<[TestStaff, TestStaff]> {
  return [await signIn(bar, 'admin'), await signIn(bar, 'super_admin')];
}

/** Starts an evening on a later day than the one before. */
export async function beginEvening(venue: LedgerVenue): Promise<LedgerEvening> {
  const { clock } = venue.bar;
  const firstDay = model.modelDay(clock.now() + 24 * HOUR_MS);
  clock.advance(Date.parse(`${firstDay}T20:30:00+03:00`) - clock.now());
  const day = model.modelDay(clock.now() + 240 * HOUR_MS);
  const wish = brunchWish({ reservationDate: day });
  const { body } = await bookBrunch(createBrowser(venue.bar), wish);
  const money = { entries: [], isDeposited: false };
  return {
    venue,
    firstDay,
    money,
    orders: [],
    entries: [],
    brunchId: String(body.id),
    sent: [],
  };
}

type Call = { method?: 'POST' | 'PATCH'; path: string; body: object; id?: string; lateMs?: number };

/** Signs staff in again after a long pause. */
export async function call(
  { venue }: LedgerEvening,
  tablet: number,
  { method = 'POST', path, body, id = newOrderId(), lateMs = 0 }: Call,
): Promise<TestResponse> {
  const now = venue.bar.clock.now();
  if (now - venue.signedInAt > 6 * HOUR_MS) {
    venue.tablets = await signInBoth(venue.bar);
    venue.signedInAt = now;
  }
  const headers = { 'Idempotency-Key': id, 'X-BB-Age-Ms': String(lateMs) };
  const staff = venue.tablets[tablet === 0 ? 0 : 1];
  return staff.send(`/api/admin/${path}`, { method, body, headers });
}

/** Sends a request that the model accepts or refuses; an accepted request may be repeated later. */
export async function expectStatus(
  { sent }: LedgerEvening,
  status: number,
  send: () => Promise<TestResponse>,
): Promise<void> {
  expect((await send()).status).toBe(status);
  if (status < 300) sent.push(send);
}
