import { expect, test } from 'vitest';
import { drawGuestPage } from '../../../src/app/draw-guest-page';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { shellFiles } from '../../support/browsers/shell-files';

const appFiles = await shellFiles();
const BROTLI = { 'accept-encoding': 'br' };
const OWN = ['x-request-id', 'x-bb-now'];

function ask({ app }: TestApp, path: string, headers: Record<string, string> = BROTLI) {
  return app.request(`https://bar.test${path}`, { headers });
}

function headersOf({ headers }: Response): [string, string][] {
  return [...headers].filter(([name]) => !OWN.includes(name));
}

describeOnFile('responses that many guests share', (openApp) => {
  const open = () => openApp({ appFiles, drawGuestPage });

  test.each(['/', '/api/menu/items', '/api/menu/categories', '/api/venue'])(
    '%s is the same from memory: bytes and headers, with a request id of its own',
    async (path) => {
      const bar = await open();
      const [first, second] = [await ask(bar, path), await ask(bar, path)];
      expect(second.status).toBe(200);
      expect(headersOf(second)).toEqual(headersOf(first));
      expect(second.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer());
      const ids = [first, second].map(({ headers }) => headers.get('x-request-id'));
      expect(new Set(ids).size).toBe(path === '/' ? 1 : 2);
      const metrics = await bar.deps.metrics.text({});
      expect(metrics).toContain(`method="GET",route="${path}",status="200"} 2\n`);
    },
  );

  test('a commit ends them at once, and the clock within a second', async () => {
    const bar = await open();
    const price = async () => {
      const menu = await (await ask(bar, '/api/menu/items', {})).json();
      return menu.find(({ id }: { id: number }) => id === 1).price;
    };
    const before = await price();
    await bar.rows('UPDATE menu_item SET price_kurus = 99900 WHERE id = 1');
    expect([before, await price()]).toEqual(['480.00', '999.00']);
    const now = async () => Number((await ask(bar, '/api/venue')).headers.get('x-bb-now'));
    expect(await now()).toBe(bar.clock.now());
    bar.clock.advance(250);
    expect(await now()).toBe(bar.clock.now());
  });

  test('differ by encoding, language, cookie, tag and address', async () => {
    const bar = await open();
    const { headers } = await ask(bar, '/');
    const tag = headers.get('etag') ?? '';
    const asked = [
      BROTLI,
      { 'accept-encoding': 'gzip' },
      { ...BROTLI, 'accept-language': 'tr' },
      { ...BROTLI, cookie: 'other=1; bb_language=tr' },
      { ...BROTLI, 'if-none-match': tag },
    ];
    for (let round = 0; round < 2; round += 1) {
      const told = await Promise.all(asked.map((one) => ask(bar, '/', one)));
      expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 304]);
      expect(told.map((one) => one.headers.get('content-encoding'))).toEqual([
        ...['br', 'gzip', 'br', 'br'],
        null,
      ]);
      const tags = told.map((one) => one.headers.get('etag'));
      expect([tags[1], tags[3], tags[4]]).toEqual([tag, tags[2], tag]);
      expect(tags[2]).not.toBe(tag);
    }
    const plain = await bar.app.request('http://bar.test/', { headers: BROTLI });
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(true);
  });

  test('the first menu and the guest page stay small on the wire', async () => {
    const bar = await open();
    const bytes = async (path: string) => (await (await ask(bar, path)).arrayBuffer()).byteLength;
    expect(await bytes('/api/menu/items')).toBeLessThan(9_800);
    expect(await bytes('/')).toBeLessThan(15_700);
  });
});
