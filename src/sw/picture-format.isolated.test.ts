import { afterEach, expect, test, vi } from 'vitest';

const URL = 'https://bar.example/photos/1-320.avif?__WB_REVISION__=1';

afterEach(() => vi.unstubAllGlobals());

async function pluginWhere(canDraw: boolean) {
  const decode = async () => {
    if (!canDraw) throw new DOMException('No AVIF here.', 'InvalidStateError');
  };
  vi.stubGlobal('createImageBitmap', decode);
  vi.resetModules();
  return (await import('./picture-format')).pictureFormat;
}

function kept(type: string): Response {
  return new Response('picture', { headers: { 'Content-Type': type, Vary: 'Accept' } });
}

test('a phone that cannot draw AVIF asks for WebP, and gives up an AVIF that it has kept', async () => {
  const plugin = await pluginWhere(false);
  const { headers } = await plugin.requestWillFetch({ request: new Request(URL) });
  expect(headers.get('Accept')).toBe('image/webp');
  expect(await plugin.cachedResponseWillBeUsed({ cachedResponse: kept('image/avif') })).toBeNull();
  const webp = kept('image/webp');
  expect(await plugin.cachedResponseWillBeUsed({ cachedResponse: webp })).toBe(webp);
});

test('a phone that can draw AVIF asks for it and keeps it', async () => {
  const plugin = await pluginWhere(true);
  const { headers } = await plugin.requestWillFetch({ request: new Request(URL) });
  expect(headers.get('Accept')).toContain('image/avif');
  const avif = kept('image/avif');
  expect(await plugin.cachedResponseWillBeUsed({ cachedResponse: avif })).toBe(avif);
});

test('other files are asked for as they are', async () => {
  const plugin = await pluginWhere(true);
  const request = new Request('https://bar.example/assets/main.js');
  expect(await plugin.requestWillFetch({ request })).toBe(request);
});

test('a kept picture is found whatever the page accepts', async () => {
  const plugin = await pluginWhere(true);
  const response = await plugin.cacheWillUpdate({ response: kept('image/avif') });
  expect(response.headers.has('Vary')).toBe(false);
  expect(await response.text()).toBe('picture');
});
