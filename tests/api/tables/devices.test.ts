import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';

const ID = '0198d2c0-0000-7000-8000-0000000000d1';
const KITCHEN = { name: 'Grill side', role: 'kitchen', v: 0 };

function say(staff: TestStaff, input: object, id = ID) {
  return staff.send(`/api/admin/devices/${id}`, { method: 'PUT', body: input });
}

async function pull(staff: TestStaff, about: string) {
  const { body } = await staff.send('/api/admin/snapshot');
  return staff.send(`/api/admin/sync?cursor=${body.cursor}${about}`);
}

describeOnFile('what a device is', (openApp) => {
  test('is told to every device, in the snapshot and in the feed', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const { body: before } = await can.send('/api/admin/snapshot');
    expect(before.devices).toEqual([]);
    const { status, body } = await say(elif, KITCHEN);
    const changedAt = new Date(bar.clock.now()).toISOString();
    const device = { id: ID, ...KITCHEN, v: 1, changedAt, changedBy: 'Elif' };
    expect([status, body.device]).toEqual([201, device]);
    const { body: news } = await can.send(`/api/admin/sync?cursor=${before.cursor}`);
    expect(news.changes).toEqual([{ tbl: 'device', pk: ID, v: 1, row: device }]);
    expect((await can.send('/api/admin/snapshot')).body.devices).toEqual([device]);
  });

  test('is chosen by managers; staff get 403 and a wrong role 400', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    expect((await say(can, KITCHEN)).status).toBe(403);
    expect((await say(elif, { ...KITCHEN, role: 'kiosk' })).status).toBe(400);
    expect((await say(elif, KITCHEN, 'kitchen')).status).toBe(404);
    expect(await bar.rows('SELECT id FROM device')).toEqual([]);
  });

  test('is changed once by the version that the person saw, and each change is in the log', async () => {
    const bar = await openApp();
    const [elif, derya] = [await signIn(bar, 'manager'), await signIn(bar, 'admin')];
    await say(elif, KITCHEN);
    const office = { name: 'Office', role: 'office', v: 1 };
    expect((await say(derya, office)).body.device).toMatchObject({ role: 'office', v: 2 });
    const late = await say(elif, { name: 'Grill', role: 'grill', v: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body.current).toMatchObject({ role: 'office', v: 2 });
    expect((await say(elif, office)).body.device).toMatchObject({ role: 'office', v: 2 });
    const log = await bar.rows(
      "SELECT before, after FROM audit WHERE action = 'device.set' ORDER BY seq",
    );
    expect(
      log.map((row) => [row.before, row.after].map((text) => text && JSON.parse(`${text}`))),
    ).toEqual([
      [null, { name: 'Grill side', use: 'kitchen' }],
      [
        { name: 'Grill side', use: 'kitchen' },
        { name: 'Office', use: 'office' },
      ],
    ]);
  });

  test('decides whether guests are told that the bar is there: an office hears no order', async () => {
    const bar = await openApp();
    const elif = await signIn(bar, 'manager');
    const house = async () => (await (await bar.app.request('/api/live/now')).json()).bar;
    const atWork = `&device=${ID}&shift=1`;
    await pull(elif, atWork);
    bar.clock.advance(80_000);
    expect(await house()).toBe('away');
    await say(elif, { name: '', role: 'office', v: 0 });
    await pull(elif, atWork);
    expect(await house()).toBe('away');
    await say(elif, { name: '', role: 'grill', v: 1 });
    await pull(elif, atWork);
    expect(await house()).toBe('there');
  });
});
