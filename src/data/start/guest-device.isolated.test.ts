import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { until } from '../../../tests/support/bar/until';

function stubBrowser(fetch: typeof globalThis.fetch) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('fetch', fetch);
}

test("a guest’s phone learns the server's time from its responses", async () => {
  const aheadMs = 900_000;
  stubBrowser(async () => {
    const headers = { 'X-BB-Api': '1', 'X-BB-Now': String(Date.now() + aheadMs) };
    return new Response('{}', { headers });
  });
  // The import is late: Dexie looks up IndexedDB on load.
  const { guestDevice } = await import('./guest-device');
  const { knownBarOffset } = await import('../clock-offset');
  const { deps } = guestDevice();
  await deps.fetch('/api/orders/1', { cache: 'no-store' });
  await until(async () => {
    const offsetMs = await knownBarOffset(deps.db, Date.now());
    expect(Math.abs(offsetMs - aheadMs)).toBeLessThan(2_000);
  });
});
