import { afterEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../server/http/rate-limit';
import { COUNTS, FIRST_SEED, isWhole } from '../../support/bar/counts.mjs';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import type { TestBrowser } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { codeFor, join, newMember, verify } from '../../support/data/test-members';
import { HOME, lemonades, newOrderId } from '../../support/data/test-orders';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** The longest response to a refused request (characters). */
const REFUSAL_CHARS = 4_096;
const MOST_ISSUES = 20;
/** The test sends one request more than the most generous limit grants. */
const MOST_SENT = Math.max(...Object.values(LIMITS).map(({ capacity }) => capacity)) + 1;
/** No field takes more than 2,000 characters, written in up to four code units each. */
const LONGEST_NORMALIZED = 8_000;

/** Normalizing takes quadratic time; three of these fit into a body. */
const MARKS = `a${'\u0301\u0316'.repeat(4_500)}`;
const NAMED_FIELDS = [
  ...['name', 'subject', 'message', 'website', 'email', 'firstName', 'lastName', 'phone'],
  ...['password', 'currentPassword', 'newPassword', 'pin', 'code', 'status', 'reason', 'label'],
  ...['guestName', 'guestEmail', 'guestPhone', 'specialRequests', 'selectedSauce', 'note'],
  ...['reservationDate', 'reservationTime', 'tableNumber', 'description', 'body', 'holdId'],
];
const notes = { notes: MARKS, customSauce: MARKS };
const bodies: Record<string, unknown>[] = [
  ...inThrees(NAMED_FIELDS).map((fields) => lemonades(fields)),
  ...inThrees([...Object.keys(HOME), 'instructions', 'postalCode']).map((fields) =>
    lemonades({ serviceType: 'delivery', deliveryAddress: { ...HOME, ...fields } }),
  ),
  lemonades({ items: [{ originalMenuItemId: 1, quantity: 1, customizations: notes }] }),
  lemonades({ items: Array(15_000).fill({}) }),
  lemonades({ redeemedItems: Array(15_000).fill({}) }),
  lemonades({ items: Array(60).fill({ customizations: { fries: 1, sauce: 1, notes: 1 } }) }),
  Object.fromEntries(NAMED_FIELDS.map((field) => [field, Array(200).fill('')])),
];

/** Groups the fields, three at a time, each as a long run of combining marks. */
function inThrees(fields: readonly string[]): Record<string, string>[] {
  const groups: Record<string, string>[] = [];
  for (let from = 0; from < fields.length; from += 3) {
    const group = fields.slice(from, from + 3).map((field) => [field, MARKS]);
    groups.push(Object.fromEntries(group));
  }
  return groups;
}

/** Returns a third of the bodies, varying by route and day, or all of them. */
function shareOf(route: number): Record<string, unknown>[] {
  const day = Math.floor(FIRST_SEED / COUNTS.seeds);
  return bodies.filter((_, at) => isWhole || (at + route + day) % 3 === 0);
}

/** Lists every route that may take a body, with an id for each parameter; leaves out routes that end their session. */
function writeRoutes({ app }: TestApp, memberId: string): { method: string; path: string }[] {
  const routes = app.routes.filter(({ method }) => WRITES.includes(method));
  // The app lists guards and routes separately.
  const names = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  return [...names]
    .filter((name) => !/out$|^DELETE .api.(users|device)/.test(name))
    .map((name) => {
      const [method = '', path = ''] = name.replace('/users/:id', `/users/${memberId}`).split(' ');
      return { method, path: path.replaceAll(/:\w+/g, newOrderId()) };
    });
}

type Send = TestBrowser['send'];

afterEach(() => vi.restoreAllMocks());

describeOnFile('whatever a request carries', (openApp) => {
  test('no long text is normalized, no refusal is long, and none is stored long', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'super_admin');
    // The browser signs in as a member, so that no route refuses it.
    await join(staff.browser);
    const member = await verify(staff.browser, await codeFor(bar));
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const routes = writeRoutes(bar, String(member.body.id));
    expect(routes.length).toBeGreaterThan(30);
    for (const [at, { method, path }] of routes.entries()) {
      for (const body of shareOf(at)) {
        const { status, text, body: said } = await staff.send(path, { method, body });
        const about = `${method} ${path} ${JSON.stringify(body).slice(0, 80)}: ${status}`;
        const longest = Math.max(0, ...normalize.mock.contexts.map((one) => String(one).length));
        expect(longest, `characters normalized by ${about}`).toBeLessThanOrEqual(
          LONGEST_NORMALIZED,
        );
        normalize.mockClear();
        expect(status, about).not.toBe(401);
        if (status < 400) continue;
        expect(text.length, `the answer of ${about}`).toBeLessThanOrEqual(REFUSAL_CHARS);
        const { issues = [] } = said as { issues?: unknown[] };
        expect(issues.length, `issues of ${about}`).toBeLessThanOrEqual(MOST_ISSUES);
      }
    }
    const [kept] = await bar.rows('SELECT max(length(body)) AS longest FROM receipt');
    expect(Number(kept?.longest)).toBeLessThanOrEqual(REFUSAL_CHARS);
  }, 120_000);

  test('guests and members are counted before the server reads what they send, on every route', async () => {
    const bar = await openApp({ config: { isRateLimited: true } });
    const member = await newMember(bar);
    const anybody: Send = (...request) => createBrowser(bar).send(...request);
    const counted: string[] = [];
    for (const { method, path } of writeRoutes(bar, member.id)) {
      for (const send of [anybody, member.browser.send]) {
        let status = 400;
        for (let sent = 0; sent < MOST_SENT && status === 400; sent += 1) {
          status = (await send(path, { method, body: '{' })).status;
        }
        expect(status, `${method} ${path}, sent ${MOST_SENT} times`).not.toBe(400);
        if (status === 429) counted.push(path);
        bar.clock.advance(60 * 60_000);
      }
    }
    const limited = ['/api/admin/auth/login', '/api/users', '/api/users/signin', '/api/orders'];
    limited.push('/api/users/signin/verify', '/api/contact', '/api/reservations');
    expect(counted).toEqual(expect.arrayContaining(limited));
  });
});
