import type { Role } from '../../../src/domain/roles';
import type { TestApp } from './test-app';
import type { TestBrowser, TestResponse } from './test-browser';
import { createBrowser } from './test-browser';

const PASSWORD = 'bliss-demo-2026';
const EMAILS: Record<Role, string> = {
  super_admin: 'owner@barbliss.example',
  admin: 'admin@barbliss.example',
  manager: 'manager@barbliss.example',
  staff: 'staff@barbliss.example',
};

type Send = Parameters<TestBrowser['send']>[1];

/** Holds a member of staff signed in at a tablet, with bearer and cookie. */
export type TestStaff = {
  browser: TestBrowser;
  authorization: string;
  user: { id: string; firstName: string };
  send(path: string, options?: Send): Promise<TestResponse>;
  move(
    orderId: unknown,
    change: { status: string; from?: string; reason?: string; paidBy?: string },
    id?: string,
  ): Promise<TestResponse>;
};

export function login(
  browser: TestBrowser,
  email: string,
  password = PASSWORD,
): Promise<TestResponse> {
  return browser.send('/api/admin/auth/login', { body: { email, password } });
}

/** Signs in the demo's member of a role, or the person with an address and the demo's password. */
export async function signIn(
  bar: Pick<TestApp, 'app'>,
  who: Role | `${string}@${string}`,
  browser = createBrowser(bar),
): Promise<TestStaff> {
  const { body } = await login(browser, isAddress(who) ? who : EMAILS[who]);
  const authorization = `Bearer ${body.token}`;
  const send: TestStaff['send'] = (path, options = {}) =>
    browser.send(path, { ...options, headers: { authorization, ...options.headers } });
  return {
    browser,
    authorization,
    user: body.user as TestStaff['user'],
    send,
    move: (orderId, change, id) =>
      send(`/api/admin/orders/${orderId}/status`, {
        method: 'PATCH',
        body: change,
        headers: id ? { 'Idempotency-Key': id } : {},
      }),
  };
}

function isAddress(who: string): who is `${string}@${string}` {
  return who.includes('@');
}
