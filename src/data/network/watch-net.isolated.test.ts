import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const SECOND = 1_000;

async function openPage({ onLine = true } = {}) {
  vi.resetModules();
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const bar = { isThere: true, asked: 0, holdMs: 0, answer: () => ours() };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', async () => {
    bar.asked += 1;
    if (bar.holdMs > 0) await new Promise((resolve) => setTimeout(resolve, bar.holdMs));
    if (!bar.isThere) throw new TypeError('Failed to fetch');
    return bar.answer();
  });
  const { watchNet } = await import('./watch-net');
  const { netStore, pageFetch } = await import('./net');
  watchNet();
  return { bar, window, document, pageFetch, net: () => netStore.get().state };
}

function ours(headers: Record<string, string> = {}): Response {
  return new Response('{}', { headers: { 'X-BB-Api': '1', ...headers } });
}

function pass(ms: number) {
  return vi.advanceTimersByTimeAsync(ms);
}

describe('what a page knows of its network', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("the browser's offline state counts at once, its online state after a probe", async () => {
    const { bar, window, net } = await openPage({ onLine: false });
    expect(net()).toBe('offline');
    bar.isThere = false;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(net()).toBe('offline');
    bar.isThere = true;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(net()).toBe('online');
  });

  test('a connection that carries nothing yet when the browser reports it is probed again after a second', async () => {
    const { bar, window, net } = await openPage({ onLine: false });
    bar.isThere = false;
    window.dispatchEvent(new Event('online'));
    await pass(SECOND / 2);
    bar.isThere = true;
    await pass(SECOND / 2);
    expect([net(), bar.asked]).toEqual(['online', 2]);
    await pass(10 * SECOND);
    expect(bar.asked).toBe(2);
  });

  test('a connection that comes back during a failing probe is probed again', async () => {
    const { bar, window, net } = await openPage({ onLine: false });
    Object.assign(bar, { isThere: false, holdMs: 3 * SECOND });
    await pass(15 * SECOND);
    window.dispatchEvent(new Event('online'));
    await pass(3 * SECOND);
    expect(net()).toBe('offline');
    Object.assign(bar, { isThere: true, holdMs: 0 });
    await pass(SECOND);
    expect(net()).toBe('online');
  });

  test('while nothing gets through, the server is asked every 15 s, if a page is visible', async () => {
    const { bar, document, window, net } = await openPage();
    window.dispatchEvent(new Event('offline'));
    bar.isThere = false;
    document.visibilityState = 'hidden';
    await pass(60 * SECOND);
    expect(bar.asked).toBe(0);
    document.visibilityState = 'visible';
    await pass(30 * SECOND);
    expect(bar.asked).toBe(2);
    bar.isThere = true;
    await pass(15 * SECOND);
    expect(net()).toBe('online');
    await pass(60 * SECOND);
    expect(bar.asked).toBe(3);
  });

  test('a failed request means offline only if a probe fails too', async () => {
    const { bar, net, pageFetch } = await openPage();
    bar.isThere = false;
    const failed = pageFetch('/api/x').catch(() => 'failed');
    bar.isThere = true;
    await failed;
    await pass(0);
    expect(net()).toBe('online');
    bar.isThere = false;
    await pageFetch('/api/x').catch(() => 'failed');
    await pass(0);
    expect(net()).toBe('offline');
  });

  test('a response to a request from before the connection was lost does not bring it back', async () => {
    const { bar, window, net, pageFetch } = await openPage();
    bar.holdMs = SECOND;
    const asked = pageFetch('/api/x');
    window.dispatchEvent(new Event('offline'));
    await pass(SECOND);
    await asked;
    expect(net()).toBe('offline');
    const askedAgain = pageFetch('/api/x');
    await pass(SECOND);
    await askedAgain;
    expect(net()).toBe('online');
  });

  test('a response that takes four seconds is slow until it comes', async () => {
    const { bar, net, pageFetch } = await openPage();
    bar.holdMs = 6 * SECOND;
    const answered = pageFetch('/api/x');
    await pass(3_999);
    expect(net()).toBe('online');
    await pass(1);
    expect(net()).toBe('slow');
    await pass(2 * SECOND);
    await answered;
    expect(net()).toBe('online');
  });

  test.each([
    ['a portal’s page', () => new Response('<h1>Wi-Fi</h1>')],
    ['a menu that the service worker has kept', () => ours({ 'X-BB-Kept': '1' })],
  ])('%s does not count as contact with the server', async (_, answer) => {
    const { bar, window, net, pageFetch } = await openPage();
    window.dispatchEvent(new Event('offline'));
    bar.answer = answer;
    await pageFetch('/api/menu/items');
    expect(net()).toBe('offline');
  });
});
