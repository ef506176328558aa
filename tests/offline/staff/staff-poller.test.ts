import { expect, onTestFinished, test, vi } from 'vitest';
import { readSession } from '../../../src/data/session';
import { startStaffPoller } from '../../../src/data/staff/staff-poller';
import { signInStaff, signOutStaff } from '../../../src/data/staff/staff-session';
import { until } from '../../support/bar/until';
import type { Tablet } from '../../support/evenings/staff-evening';
import { CAN, startStaffEvening } from '../../support/evenings/staff-evening';

const SAFETY_PULL_MS = 30_000;

function startPulls({ deps }: Tablet) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const seen = { lines: 0, openings: 0, reconnects: 0, isSignedOut: false, contacts: 0 };
  const pulls = startStaffPoller(deps, {
    onContact: () => {
      seen.contacts += 1;
    },
    onSignedOut: (isSignedOut) => {
      seen.isSignedOut = isSignedOut;
    },
    openConnection() {
      seen.lines += 1;
      seen.openings += 1;
      return {
        reconnect: () => {
          seen.reconnects += 1;
        },
        stop: () => {
          seen.lines -= 1;
        },
      };
    },
  });
  return { pulls, seen };
}

test('a signed-in tablet pulls, opens one channel, and pulls every 30 s whatever the channel sends', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  const { pulls, seen } = startPulls(tablet);
  await pulls.refresh();
  expect(seen).toMatchObject({ lines: 1, contacts: 1, isSignedOut: false });
  expect(pulls.lastPullAt()).not.toBeNull();
  await placeOrder();
  vi.advanceTimersByTime(SAFETY_PULL_MS);
  await until(async () => expect(await tablet.board()).toHaveLength(1));
  expect(seen.openings).toBe(1);
});

test('the end of the session ends the channel at once; the board stays, and a sign-in opens the channel again', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  await placeOrder();
  const tablet = await openTablet();
  const { pulls, seen } = startPulls(tablet);
  await pulls.refresh();
  const { fetch } = tablet.deps;
  tablet.deps.fetch = async () =>
    Response.json({ code: 'unauthorized' }, { status: 401, headers: { 'X-BB-Api': '1' } });
  await pulls.refresh();
  expect(seen).toMatchObject({ lines: 0, isSignedOut: true });
  expect(await readSession(tablet.deps.db)).toMatchObject({ token: null });
  expect(await tablet.board()).toHaveLength(1);

  tablet.deps.fetch = fetch;
  await signInStaff(tablet.deps, CAN);
  await pulls.refresh();
  expect(seen).toMatchObject({ lines: 1, isSignedOut: false });
});

test('an unreachable server changes nothing: channel and session stay, and the next pull brings all changes', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  const { pulls, seen } = startPulls(tablet);
  await pulls.refresh();
  tablet.net.fault = 'offline';
  await placeOrder();
  await pulls.refresh();
  expect(seen).toMatchObject({ lines: 1, contacts: 1, isSignedOut: false });
  tablet.net.fault = null;
  pulls.comeBack();
  await until(async () => expect(await tablet.board()).toHaveLength(1));
  expect(seen.reconnects).toBe(1);
});

test('after a sign-out the tablet pulls nothing and has no channel', async () => {
  const { openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  const { pulls, seen } = startPulls(tablet);
  await pulls.refresh();
  await signOutStaff(tablet.deps);
  const asked = vi.spyOn(tablet.deps, 'fetch');
  await pulls.refresh();
  expect(seen).toMatchObject({ lines: 0, isSignedOut: true });
  expect(asked).not.toHaveBeenCalled();
});

test('storage that does not respond signs nobody out', async () => {
  const { openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  const { pulls, seen } = startPulls(tablet);
  await pulls.refresh();
  vi.spyOn(tablet.deps.db.meta, 'get').mockRejectedValue(new Error('away') as never);
  await pulls.refresh();
  expect(seen).toMatchObject({ lines: 1, isSignedOut: false });
});
