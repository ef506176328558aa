import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { animationChunk, claimedPng, movingWebp, photo } from '../../support/data/test-pictures';

async function folderOf(bar: TestApp): Promise<string> {
  const [main] = await bar.rows('PRAGMA database_list');
  return join(dirname(String(main?.file)), 'pictures');
}

async function filesOf(bar: TestApp): Promise<string[]> {
  const folder = await folderOf(bar);
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

describeOnFile('a file that is no picture to be taken', (openApp) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  const cases: [string, string, () => Uint8Array | Promise<Uint8Array>][] = [
    ['nothing', 'picture.unknown_format', () => new Uint8Array()],
    ['an SVG', 'picture.unknown_format', () => bytesOf(svg)],
    ['text', 'picture.unknown_format', () => bytesOf('Dear bar, this is no picture.')],
    ['a GIF', 'picture.unknown_format', () => bytesOf('GIF89a\x01\x00\x01\x00')],
    ['a HEIC', 'picture.unknown_format', () => bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['a PDF', 'picture.unknown_format', () => bytesOf('%PDF-1.7\n')],
    ['a head alone', 'picture.unreadable', () => bytesOf('\xff\xd8\xff\xe0\0\x10JFIF\0')],
    ['half a JPEG', 'picture.unreadable', async () => half(await photo('jpeg'))],
    ['half a PNG', 'picture.unreadable', async () => half(await photo('png'))],
    ['half a WebP', 'picture.unreadable', async () => half(await photo('webp'))],
    ['half an AVIF', 'picture.unreadable', async () => half(await photo('avif'))],
    ['a PNG of too few rows', 'picture.unreadable', () => claimedPng(4_000, 6_000)],
    ['a bomb of 2.5 gigapixels', 'picture.too_many_pixels', () => claimedPng(50_000, 50_000)],
    ['100 megapixels', 'picture.too_many_pixels', () => claimedPng(10_000, 10_000)],
    ['25 megapixels', 'picture.too_many_pixels', () => claimedPng(5_000, 5_000)],
    ['one pixel', 'picture.too_small', () => photo('png', 1, 1)],
    ['a side of 199 pixels', 'picture.too_small', () => photo('jpeg', 900, 199)],
    ['a strip of 1210 by 240', 'picture.too_small', () => photo('webp', 1_210, 240)],
    ['a moving PNG', 'picture.animated', () => claimedPng(40, 40, animationChunk())],
    ['a moving WebP', 'picture.animated', movingWebp],
    ['11 MB', 'picture.too_heavy', () => new Uint8Array(11 * 1024 * 1024).fill(0xff)],
  ];

  function half(bytes: Uint8Array): Uint8Array {
    return bytes.slice(0, bytes.length / 2);
  }

  test.each(cases)('%s: %s', async (_, code, make) => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const startedAt = process.memoryUsage().rss;
    const body = await make();
    for (const language of ['en', 'tr']) {
      const refused = await staff.send('/api/admin/menu/pictures', {
        body,
        headers: { 'content-type': 'image/png', 'accept-language': language },
      });
      expect([refused.status >= 400 && refused.status < 500, refused.body.code]).toEqual([
        true,
        code,
      ]);
      expect(String(refused.body.message)).toMatch(language === 'tr' ? /resim/i : /picture/i);
    }
    expect(process.memoryUsage().rss - startedAt).toBeLessThan(200 * 1024 * 1024);
    expect(await filesOf(bar)).toEqual([]);
    expect(await bar.rows('SELECT hash FROM picture')).toEqual([]);
    expect(await bar.rows("SELECT id FROM audit WHERE action = 'picture.add'")).toEqual([]);
  });

  test('an endless body is cut off at 10 MB, whatever it says of its length', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const cookie = [...staff.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 1;
        stream.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' };
    const response = await bar.app.request('/api/admin/menu/pictures', {
      ...init,
      headers: { cookie, authorization: staff.authorization, 'content-type': 'image/png' },
    });
    expect([response.status, (await response.json()).code]).toEqual([413, 'picture.too_heavy']);
    expect(sent).toBeLessThan(14);
  });
});
