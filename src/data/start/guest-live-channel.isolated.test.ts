import { afterEach, expect, test, vi } from 'vitest';
import { takeMenu } from '../menu/menu-store';
import { netStore, reportOffline } from '../network/net';
import { keepLiveChannel } from './guest-live-channel';

const NEWS = { menu: 'v1', bar: 'there', tables: 1 };

/** Stands in for the connection to the server. */
class Stream extends EventTarget {
  static latest: Stream;
  constructor() {
    super();
    Stream.latest = this;
  }
  close() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an event from the server ends the offline state, though the browser reported no connection', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async () => new Response('[]', { headers: { 'X-BB-Api': '1' } }));
  takeMenu({ version: NEWS.menu, savedAt: 0, categories: [], items: [] });
  const stop = keepLiveChannel();
  reportOffline();
  Stream.latest.dispatchEvent(new MessageEvent('house', { data: JSON.stringify(NEWS) }));
  await expect.poll(() => netStore.get().state, { timeout: 1_000 }).toBe('online');
  stop();
});
