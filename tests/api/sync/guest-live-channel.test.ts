import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { DISH } from '../../support/data/test-orders';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';

const SECOND = 1_000;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function openLine(bar: TestApp): Promise<{ response: Response; reader: Reader }> {
  const response = await bar.app.request('/api/live');
  return { response, reader: response.body?.getReader() as Reader };
}

async function nextNews(reader: Reader): Promise<{ menu: string; bar: string; tables: number }> {
  const text = new TextDecoder().decode((await reader.read()).value);
  const data = /^event: house\ndata: (.*)\n\n$/.exec(text)?.[1];
  return data === undefined ? nextNews(reader) : JSON.parse(data);
}

async function askNow(bar: TestApp): Promise<Record<string, unknown>> {
  return (await createBrowser(bar).send('/api/live/now')).body;
}

function soldOut(staff: TestStaff) {
  const path = `/api/admin/menu/items/${DISH.lemonade}/availability`;
  return staff.send(path, { method: 'PATCH', body: { isAvailable: false, from: true } });
}

async function menuVersion(bar: TestApp): Promise<string | null> {
  return (await createBrowser(bar).send('/api/menu/items')).headers.get('x-bb-menu');
}

describeOnBoth('the public live channel', (openApp) => {
  test('is a stream that no proxy may keep, and begins with how things stand', async () => {
    const bar = await openApp();
    const { response, reader } = await openLine(bar);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const news = { menu: await menuVersion(bar), bar: 'there', tables: 0 };
    expect(await nextNews(reader)).toEqual(news);
    expect(await askNow(bar)).toEqual(news);
  });

  test('tells phones of a moved table in less than two seconds: they read the new one', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const phone = await phoneAt(bar, TABLES.T7);
    const { reader } = await openLine(bar);
    const before = await nextNews(reader);
    const movedAt = performance.now();
    await staff.send(`/api/admin/seatings/${await seatingAt(bar, TABLES.T7)}/move`, {
      body: { tableId: TABLES.T3, from: TABLES.T7 },
    });
    // A phone that comes while news is on its way hears it twice.
    while ((await nextNews(reader)).tables <= before.tables);
    expect((await phone.read()).body.table).toMatchObject({ label: 'T3' });
    expect(performance.now() - movedAt).toBeLessThan(2 * SECOND);
  });

  test('tells of a dish that is out in less than two seconds, with the version guests will read', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const { reader } = await openLine(bar);
    const before = await nextNews(reader);
    const startedAt = performance.now();
    await soldOut(staff);
    const { menu } = await nextNews(reader);
    expect(performance.now() - startedAt).toBeLessThan(2 * SECOND);
    expect(menu).not.toBe(before.menu);
    expect(menu).toBe(await menuVersion(bar));
  });
});

const pullAtWork = async (staff: TestStaff) => {
  const { body } = await staff.send('/api/admin/snapshot');
  return staff.send(`/api/admin/sync?cursor=${body.cursor}&shift=1`);
};

describeOnFile('a venue without a connected tablet', (openApp) => {
  test('is not missed before the first shift of all, and is missed after a restart', async () => {
    const bar = await openApp();
    bar.clock.advance(80 * SECOND);
    expect(await askNow(bar)).toMatchObject({ bar: 'there' });
    await pullAtWork(await signIn(bar, 'staff'));
    await expect.poll(bar.deps.firstShift.read).not.toBeNull();
    const app = await bar.restart();
    bar.clock.advance(80 * SECOND);
    expect(await askNow({ ...bar, app })).toMatchObject({ bar: 'away' });
  });

  test('is away after 75 s without a pull of a tablet at work, and there again with the next', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    await pullAtWork(staff);
    const { body: snapshot } = await staff.send('/api/admin/snapshot');
    bar.clock.advance(75 * SECOND);
    expect(await askNow(bar)).toMatchObject({ bar: 'there' });
    bar.clock.advance(SECOND);
    expect(await askNow(bar)).toMatchObject({ bar: 'away' });
    const pull = `/api/admin/sync?cursor=${snapshot.cursor}`;
    // A dashboard on another device does not count as a tablet.
    await staff.send(pull);
    await staff.send('/api/admin/snapshot');
    expect(await askNow(bar)).toMatchObject({ bar: 'away' });
    await staff.send(`${pull}&shift=1`);
    expect(await askNow(bar)).toMatchObject({ bar: 'there' });
  });

  test('is not marked as connected by guests or by signed-out clients', async () => {
    const bar = await openApp();
    await pullAtWork(await signIn(bar, 'staff'));
    bar.clock.advance(80 * SECOND);
    await createBrowser(bar).send('/api/admin/sync?cursor=a.1');
    await createBrowser(bar).send('/api/menu/items');
    expect(await askNow(bar)).toMatchObject({ bar: 'away' });
  });

  test('reaches an open page as soon as the tablet is back', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    await pullAtWork(staff);
    bar.clock.advance(80 * SECOND);
    const { reader } = await openLine(bar);
    expect(await nextNews(reader)).toMatchObject({ bar: 'away' });
    await pullAtWork(staff);
    expect(await nextNews(reader)).toMatchObject({ bar: 'there' });
  });

  test('does not count as missing outside opening hours', async () => {
    const bar = await openApp({ startAt: Date.UTC(2026, 10, 21, 9, 0) });
    bar.clock.advance(10 * 60 * SECOND);
    expect(await askNow(bar)).toMatchObject({ bar: 'closed' });
  });

  test('allows 300 streams per address, and sends Retry-After beyond them', async () => {
    const bar = await openApp();
    const lines = await Promise.all(Array.from({ length: 300 }, () => openLine(bar)));
    expect(lines.every(({ response }) => response.status === 200)).toBe(true);
    const { response } = await openLine(bar);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
  });
});
