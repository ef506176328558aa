import { expect, test } from 'vitest';
import type { ActivityLog, ActivityPage } from '../../../src/domain/staff/activity-log';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, placeOrder } from '../../support/data/test-orders';

const DAY_MS = 24 * 60 * 60_000;

async function confirmed(bar: TestApp, staff: TestStaff): Promise<string> {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  await staff.move(body.orderId, { status: 'confirmed', from: 'pending' });
  return String(body.orderId);
}

async function logsFor(staff: TestStaff, query = ''): Promise<ActivityPage> {
  const { status, body } = await staff.send(`/api/admin/activity-logs${query}`);
  expect(status).toBe(200);
  return body as ActivityPage;
}

const placesOf = (logs: readonly ActivityLog[]) => logs.map(({ seq }) => seq);

describeApp('the activity log', (openApp) => {
  test('says who changed what, from what to what, and when', async () => {
    const bar = await openApp();
    const [owner, can] = [await signIn(bar, 'super_admin'), await signIn(bar, 'staff')];
    const id = await confirmed(bar, can);
    const { logs, next, people, actions } = await logsFor(owner, '?action=order.status');
    const at = new Date(bar.clock.now()).toISOString();
    expect(logs).toEqual([
      {
        id: expect.any(String),
        seq: 3,
        adminUserId: can.user.id,
        adminName: 'Can Öztürk',
        action: 'order.status',
        entity: 'order',
        entityId: id,
        before: { status: 'pending' },
        after: { status: 'confirmed' },
        doneAt: at,
        createdAt: at,
      },
    ]);
    expect([next, actions]).toEqual([null, ['order.status', 'staff.sign_in']]);
    expect(people.map(({ name }) => name)).toEqual([
      'Can Öztürk',
      'Defne Aksoy',
      'Elif Demir',
      'Kerem Yılmaz',
    ]);
  });

  test('can be filtered by person, mutation and evening', async () => {
    const bar = await openApp();
    const [owner, can, elif] = [
      await signIn(bar, 'admin'),
      await signIn(bar, 'staff'),
      await signIn(bar, 'manager'),
    ];
    await confirmed(bar, can);
    await confirmed(bar, elif);
    expect(placesOf((await logsFor(owner, `?adminUserId=${elif.user.id}`)).logs)).toEqual([5, 3]);
    expect(placesOf((await logsFor(owner, '?action=order.status')).logs)).toEqual([5, 4]);
    expect((await logsFor(owner, '?action=staff.password')).logs).toEqual([]);
    bar.clock.advance(DAY_MS);
    const later = await signIn(bar, 'staff');
    await confirmed(bar, later);
    const boss = await signIn(bar, 'admin');
    expect(placesOf((await logsFor(boss, '?date=2026-07-04')).logs)).toEqual([5, 4, 3, 2, 1]);
    expect(placesOf((await logsFor(boss, '?date=2026-07-05')).logs)).toEqual([8, 7, 6]);
    expect((await boss.send('/api/admin/activity-logs?date=yesterday')).status).toBe(400);
  });

  test('comes page by page, and the last page says that it is the last', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    for (let act = 0; act < 4; act += 1) await confirmed(bar, owner);
    const first = await logsFor(owner, '?limit=2');
    const second = await logsFor(owner, `?limit=2&before=${first.next}`);
    const third = await logsFor(owner, `?limit=2&before=${second.next}`);
    expect([first, second, third].map(({ logs }) => placesOf(logs))).toEqual([[5, 4], [3, 2], [1]]);
    expect(third.next).toBeNull();
  });
});
