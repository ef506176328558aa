import { expect, test } from 'vitest';
import type { DashboardStats } from '#domain/financials/dashboard';
import { changePassword } from '../../../src/data/commands/staff-account';
import { storedLanguage, storeLanguage } from '../../../src/data/preferences/language';
import {
  askAndKeep,
  endSession,
  readKept,
  signInStaff,
  signOutStaff,
} from '../../../src/data/staff/staff-session';
import { CAN, ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

const STATS = '/api/admin/dashboard/stats';
const LOW = '/api/admin/inventory/low-stock';

test('the figures stay readable offline, with their time', async () => {
  const { placeOrder, openTablet, clock } = await startStaffEvening();
  await placeOrder();
  const tablet = await openTablet();
  const asked = await askAndKeep<DashboardStats>(tablet.deps, STATS);
  expect(asked).toMatchObject({ at: clock.now(), value: { totalOrders: 1 } });
  clock.advance(3_600_000);
  await endSession(tablet.deps);
  await expect(askAndKeep(tablet.deps, STATS)).rejects.toMatchObject({ status: 401 });
  expect(await readKept(tablet.deps, STATS)).toEqual(asked);
});

test("one person's data are not shown to the next, and none stay after signing out", async () => {
  const { openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  await askAndKeep(tablet.deps, STATS);
  await endSession(tablet.deps);
  await signInStaff(tablet.deps, ELIF);
  expect(await readKept(tablet.deps, STATS)).toBeNull();
  await tablet.drain();
  expect(await tablet.deps.db.meta.where('k').startsWith('reading:').count()).toBe(0);
  await askAndKeep(tablet.deps, STATS);
  await signOutStaff(tablet.deps);
  expect(await tablet.deps.db.meta.filter(({ k }) => k.startsWith('reading:')).count()).toBe(0);
});

test('of a list with many filters the last response is stored under its filter', async () => {
  const { openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  await askAndKeep(tablet.deps, `${LOW}?one`);
  const other = await askAndKeep(tablet.deps, `${LOW}?other`);
  expect(await readKept(tablet.deps, `${LOW}?one`)).toBeNull();
  expect(await readKept(tablet.deps, `${LOW}?other`)).toEqual(other);
});

test('the server is asked in the language that was chosen in the app, not in the browser’s', async () => {
  const { openTablet } = await startStaffEvening();
  const { deps } = await openTablet();
  const asked: (string | null)[] = [];
  const fetch: typeof deps.fetch = (path, init) => {
    asked.push(new Headers(init?.headers).get('accept-language'));
    return deps.fetch(path, init);
  };
  storeLanguage('tr');
  await askAndKeep({ ...deps, fetch }, STATS);
  storedLanguage.set(null);
  await askAndKeep({ ...deps, fetch }, STATS);
  expect(asked).toEqual(['tr', 'en']);
});

test('a password is changed while connected alone, and lets the same person in on the next tablet', async () => {
  const { openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  const input = { currentPassword: CAN.password, newPassword: 'rakı, balık, Ayvalık' };
  await expect(
    changePassword(tablet.deps, { ...input, currentPassword: 'wrong' }),
  ).rejects.toMatchObject({ status: 422, code: 'password.wrong' });
  expect(await changePassword(tablet.deps, input)).toEqual({ signedOut: 0 });
  await signOutStaff(tablet.deps);
  await expect(signInStaff(tablet.deps, CAN)).rejects.toMatchObject({ code: 'auth.failed' });
  const again = await signInStaff(tablet.deps, { ...CAN, password: input.newPassword });
  expect(again.email).toBe(CAN.email);
});
