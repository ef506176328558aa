import { codeDigits } from '../../../server/services/keys';
import type { TestApp } from '../bar/test-app';
import type { TestBrowser, TestResponse } from '../bar/test-browser';
import { createBrowser } from '../bar/test-browser';
import type { TestStaff } from '../bar/test-staff';
import { lemonades, newOrderId, placeOrder } from './test-orders';

export const SIDE = 25;
export const TENDERS = 46;

export const ADA = {
  firstName: 'Ada',
  lastName: 'Kaya',
  email: 'ada@example.com',
  phone: '+905321234567',
};

export function join(
  browser: TestBrowser,
  person: object = ADA,
  id?: string,
): Promise<TestResponse> {
  return browser.send('/api/users', {
    body: person,
    headers: id ? { 'Idempotency-Key': id } : {},
  });
}

export function askCode(browser: TestBrowser, email = ADA.email): Promise<TestResponse> {
  return browser.send('/api/users/signin', { body: { email } });
}

/** Returns the code in the newest mail to an address. */
export async function codeFor(bar: TestApp, email = ADA.email): Promise<string> {
  const [row] = await bar.rows(
    `SELECT id FROM sign_in_code WHERE email = '${email}' ORDER BY rowid DESC LIMIT 1`,
  );
  return codeDigits(bar.deps.keys, String(row?.id));
}

export function verify(
  browser: TestBrowser,
  code: string,
  email = ADA.email,
): Promise<TestResponse> {
  return browser.send('/api/users/signin/verify', { body: { email, code } });
}

export type TestMember = { browser: TestBrowser; id: string };

/** Joins and verifies the address in a browser of the member's own. */
export async function newMember(bar: TestApp, person = ADA): Promise<TestMember> {
  const browser = createBrowser(bar);
  await join(browser, person);
  const { body } = await verify(browser, await codeFor(bar, person.email), person.email);
  return { browser, id: String(body.id) };
}

/** Orders lemonades for a member at a table; the completed order earns 36 points. */
export async function orderOf(member: TestMember, more: object = {}): Promise<string> {
  const { body } = await placeOrder(member.browser, lemonades({ userId: member.id, ...more }), {
    id: newOrderId(),
  });
  return String(body.orderId);
}

/** Gives points by an order that staff complete. */
export async function earn(member: TestMember, staff: TestStaff, points: number): Promise<string> {
  const quantity = Math.ceil(points / 18);
  const id = await orderOf(member, {
    items: [
      { originalMenuItemId: 151, quantity: 1 },
      { originalMenuItemId: 151, quantity },
    ].slice(1),
    totalAmount: String(quantity * 180),
  });
  await staff.move(id, { status: 'completed' });
  return id;
}

export function redeem(
  member: TestMember,
  { points, itemId, id }: { points: number; itemId: number; id?: string },
): Promise<TestResponse> {
  return member.browser.send('/api/loyalty/redeem', {
    body: { pointsToRedeem: points, menuItemId: itemId, description: 'Free dish' },
    headers: id ? { 'Idempotency-Key': id } : {},
  });
}

export async function pointsOf({ browser, id }: TestMember): Promise<number> {
  const { body } = await browser.send(`/api/users/${id}/loyalty`);
  return Number(body.currentPoints);
}
