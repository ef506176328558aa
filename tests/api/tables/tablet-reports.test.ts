import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';

async function pull(staff: TestStaff, about: string) {
  const { body } = await staff.send('/api/admin/snapshot');
  return staff.send(`/api/admin/sync?cursor=${body.cursor}${about}`);
}

describeOnFile('the report of a tablet', (openApp) => {
  test('is shown to everybody: its person, its unsent mutations and its last contact', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    await pull(can, '&device=kitchen&waiting=3&attention=1');
    const at = bar.clock.now();
    bar.clock.advance(60_000);
    await pull(elif, '&device=door');
    await pull(elif, '&device=kitchen<script>');
    const { body } = await elif.send('/api/admin/tablets');
    expect(body.tablets).toEqual([
      { device: 'door', who: 'Elif', waiting: 0, attention: 0, at: at + 60_000 },
      { device: 'kitchen', who: 'Can', waiting: 3, attention: 1, at },
    ]);
  });

  test('is forgotten after a day', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    await pull(can, '&device=kitchen');
    bar.clock.advance(24 * 60 * 60_000);
    const elif = await signIn(bar, 'manager');
    expect((await elif.send('/api/admin/tablets')).body.tablets).toEqual([]);
  });

  test('outlives a restart of the server, also for a silent tablet', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    await pull(can, '&device=kitchen');
    await pull(can, '&device=kitchen&waiting=7');
    await pull(can, '&device=door');
    const before = await can.send('/api/admin/tablets');
    // This query waits for the pending writes of the reports.
    expect(await bar.rows('SELECT device FROM tablet_report')).toHaveLength(2);
    const app = await bar.restart();
    const headers = { authorization: can.authorization };
    const after = await (await app.request('/api/admin/tablets', { headers })).json();
    expect(after.tablets).toEqual(before.body.tablets);
    expect(after.tablets).toMatchObject([{ device: 'door' }, { waiting: 7 }]);
  });

  test('is written down when it says something new, otherwise once a minute', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    const at = bar.clock.now();
    const keptAt = async () => (await bar.rows('SELECT at FROM tablet_report'))[0]?.at;
    await pull(can, '&device=kitchen');
    bar.clock.advance(30_000);
    await pull(can, '&device=kitchen');
    expect(await keptAt()).toBe(at);
    bar.clock.advance(30_000);
    await pull(can, '&device=kitchen');
    expect(await keptAt()).toBe(at + 60_000);
    bar.clock.advance(1_000);
    await pull(can, '&device=kitchen&waiting=1');
    expect(await keptAt()).toBe(at + 61_000);
  });
});
