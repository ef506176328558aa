import { expect, test } from 'vitest';
import type { KioskRead } from '../../../src/domain/kiosks/kiosk';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { approvedKiosk, KIOSK_PIN, openKiosk } from '../../support/data/test-kiosk';
import { TABLES } from '../../support/data/test-seats';

const { T7 } = TABLES;
const MINUTE = 60_000;

async function listed(staff: TestStaff): Promise<KioskRead[]> {
  return (await staff.send('/api/admin/kiosks')).body.kiosks as KioskRead[];
}

async function onlyKiosk(staff: TestStaff): Promise<KioskRead> {
  const [kiosk] = await listed(staff);
  if (!kiosk) throw new Error('There is no kiosk.');
  return kiosk;
}

async function approve(staff: TestStaff, code: string) {
  return staff.send('/api/admin/kiosks', {
    body: { code, name: 'Terrace', tableId: T7, pin: KIOSK_PIN },
  });
}

describeApp('a kiosk', (openApp) => {
  test('is a tablet whose code staff approve; it then knows its table and what staff set', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const kiosk = openKiosk(bar);
    expect(await kiosk.report()).toMatchObject({ status: 404, body: { code: 'kiosk.unknown' } });
    const code = await kiosk.pair();
    expect(code).toMatch(/^\d{6}$/);
    expect(await kiosk.pair()).toBe(code);
    expect((await approve(staff, code)).status).toBe(200);
    expect((await kiosk.report()).body).toEqual({
      kiosk: { name: 'Terrace', tableLabel: 'T7', isOutOfOrder: false },
    });
    const { id } = await onlyKiosk(staff);
    const path = `/api/admin/kiosks/${id}`;
    await staff.send(path, { method: 'PATCH', body: { isOutOfOrder: true } });
    expect((await kiosk.report()).body.kiosk).toMatchObject({ isOutOfOrder: true });
    await staff.send(path, { method: 'DELETE', body: {} });
    expect((await kiosk.report()).body.code).toBe('kiosk.unknown');
  });

  test('tells staff from afar whether it is in use, and which orders it holds', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const kiosk = await approvedKiosk(bar, staff);
    expect(await onlyKiosk(staff)).toMatchObject({ seenAt: null, tableLabel: null });
    await kiosk.report({ isInUse: true, waiting: 1, unsent: ['K7QX'] });
    expect(await onlyKiosk(staff)).toMatchObject({
      seenAt: new Date(bar.clock.now()).toISOString(),
      isInUse: true,
      waiting: 1,
      unsent: ['K7QX'],
    });
  });
});

describeOnFile('a code on a tablet', (openApp) => {
  test('is approved once, within ten minutes', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const [early, late] = [openKiosk(bar), openKiosk(bar)];
    const code = await early.pair();
    expect((await approve(staff, code)).status).toBe(200);
    const again = await approve(staff, code);
    expect(again).toMatchObject({ status: 404, body: { code: 'kiosk.code_unknown' } });
    const old = await late.pair();
    bar.clock.advance(10 * MINUTE);
    expect((await approve(staff, old)).body.code).toBe('kiosk.code_unknown');
    expect(await late.pair()).not.toBe(old);
    expect(await listed(staff)).toHaveLength(1);
  });
});

describeOnFile('the PIN of a kiosk', (openApp) => {
  test('opens its staff part, and ends kiosk mode', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const kiosk = await approvedKiosk(bar, staff, T7);
    expect((await kiosk.unlock('9999', true)).body.code).toBe('pin.wrong');
    expect((await kiosk.unlock(KIOSK_PIN)).status).toBe(200);
    expect(await listed(staff)).toHaveLength(1);
    expect((await kiosk.unlock(KIOSK_PIN, true)).status).toBe(200);
    expect((await kiosk.report()).body.code).toBe('kiosk.unknown');
    expect(await listed(staff)).toEqual([]);
  });

  test('leaves a line in the log when it opens or ends the kiosk, a wrong one leaves none', async () => {
    const bar = await openApp();
    const kiosk = await approvedKiosk(bar, await signIn(bar, 'staff'), T7);
    await kiosk.unlock('9999', true);
    await kiosk.unlock(KIOSK_PIN);
    await kiosk.unlock(KIOSK_PIN, true);
    await kiosk.unlock(KIOSK_PIN, true);
    const owner = await signIn(bar, 'super_admin');
    const { logs } = (await owner.send('/api/admin/activity-logs?adminUserId=kiosk')).body;
    const about = { entity: 'kiosk', after: { name: 'Terrace', tableLabel: 'T7' } };
    expect(logs).toMatchObject([
      { action: 'kiosk.leave', ...about },
      { action: 'kiosk.open', ...about },
    ]);
  });

  test('is tried five times, then not even the right one opens for a minute', async () => {
    const bar = await openApp({ config: { isRateLimited: true } });
    const kiosk = await approvedKiosk(bar, await signIn(bar, 'staff'));
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect((await kiosk.unlock('9999')).body.code).toBe('pin.wrong');
    }
    expect((await kiosk.unlock(KIOSK_PIN)).status).toBe(429);
    bar.clock.advance(MINUTE);
    expect((await kiosk.unlock(KIOSK_PIN)).status).toBe(200);
  });
});
