import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppFiles } from '../../../server/services/files/app-files';
import { packAppFiles, readAppFiles } from '../../../server/services/files/app-files';
import { describeOnFile } from '../../support/bar/test-app';

const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-app-'));
const SCRIPT = 'console.log("bliss");'.repeat(100);
let appFiles: AppFiles;

beforeAll(async () => {
  for (const name of ['assets', 'photos'])
    mkdirSync(join(folder, 'app', name), { recursive: true });
  const files = {
    'index.html': '<title>Guest</title>',
    'admin.html': '<title>Staff</title>',
    'service-worker.js': 'self.x = 1;',
    'guest.webmanifest': '{}',
    'assets/main-1a2b.js': SCRIPT,
    'assets/main-1a2b.js.map': '{}',
    'photos/1-640.avif': 'AVIF',
    'photos/2-640.avif': 'AVIF',
    'photos/2-640.webp': 'WEBP',
    'photos/loop.mp4': '0123456789',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'app', name), text);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  appFiles = await readAppFiles(join(folder, 'app'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnFile('the built app', (openApp) => {
  const get = async (path: string, init?: RequestInit) => {
    const { app } = await openApp({ appFiles });
    const response = await app.request(path, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test.each([
    ['/', 200, 'Bar Bliss · Bar and grill in Fethiye'],
    ['/order-success?orderId=1', 200, 'Guest'],
    ['/order-failed?reason=x', 200, 'Guest'],
    ['/nowhere', 404, 'Guest'],
    ['/admin', 200, 'Staff'],
    ['/admin/login', 200, 'Staff'],
    ['/admin/orders/', 200, 'Staff'],
    ['/administration', 404, 'Guest'],
  ])('responds to %s with %i and the shell of %s', async (path, status, title) => {
    const response = await get(path);
    expect([response.status, response.text]).toEqual([status, `<title>${title}</title>`]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  test.each([
    ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=2-99', 206, '23456789', 'bytes 2-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('gives the piece of a film that a player asks for: %s', async (Range, status, text, piece) => {
    const response = await get('/photos/loop.mp4', { headers: { Range } });
    expect([response.status, response.text]).toEqual([status, text]);
    expect(response.headers.get('content-range')).toBe(piece);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });

  test.each([
    '/assets/gone-9z.js',
    '/assets/',
    '/assets/main-1a2b.js.map',
    '/photos/999.avif',
    '/admin/x.js',
    '/api/nothing',
    '/api/nothing.js',
  ])('has nothing at %s, and says so without a page', async (path) => {
    const { status, text, headers } = await get(path);
    expect([status, JSON.parse(text).code]).toEqual([404, 'not_found']);
    expect(headers.get('content-type')).toContain('application/json');
  });

  test.each([
    ['/assets/main-1a2b.js', 'public, max-age=31536000, immutable', 'text/javascript'],
    ['/service-worker.js', 'no-cache', 'text/javascript'],
    ['/guest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/photos/1-640.avif', 'public, max-age=604800', 'image/avif'],
  ])('lets a browser keep %s: %s', async (path, cacheControl, type) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, cacheControl]);
    expect(headers.get('content-type')).toContain(type);
  });

  test.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'AVIF', 'image/avif'],
    ['image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'WEBP', 'image/webp'],
    ['*/*', 'WEBP', 'image/webp'],
  ])(
    'sends a picture as the browser can draw it, under one address: %s',
    async (Accept, text, type) => {
      const response = await get('/photos/2-640.avif', { headers: { Accept } });
      expect([response.status, response.text]).toEqual([200, text]);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('vary')).toBe('Accept');
    },
  );

  test('sends text compressed, and nothing to a client that has it', async () => {
    const { app } = await openApp({ appFiles });
    const path = '/assets/main-1a2b.js';
    const packed = await app.request(path, { headers: { 'accept-encoding': 'br' } });
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
    for (const known of [path, '/photos/1-640.avif', '/']) {
      const etag = (await app.request(known)).headers.get('etag') ?? '';
      const again = await app.request(known, { headers: { 'if-none-match': etag } });
      expect([known, again.status]).toEqual([known, 304]);
    }
  });

  test('sends what the build has compressed, and no older text of a file that was changed since', async () => {
    const built = join(folder, 'built');
    mkdirSync(built);
    writeFileSync(join(built, 'main.js'), SCRIPT);
    await packAppFiles(built);
    const [kept = ''] = readdirSync(join(built, 'packed')).filter((name) => name.endsWith('.br'));
    const asBuilt = brotliCompressSync('as the build packed it');
    writeFileSync(join(built, 'packed', kept), asBuilt);

    const sent = async (path: string) => {
      const { app } = await openApp({ appFiles: await readAppFiles(built) });
      const response = await app.request(path, { headers: { 'accept-encoding': 'br' } });
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.status === 200 ? brotliDecompressSync(bytes).toString() : response.status;
    };
    expect(await sent('/main.js')).toBe('as the build packed it');
    expect(await sent(`/packed/${kept}`)).toBe(404);
    writeFileSync(join(built, 'main.js'), 'newer');
    expect(await sent('/main.js')).toBe('newer');
  });

  test('responds to HEAD with the headers alone', async () => {
    for (const path of ['/', '/photos/1-640.avif', '/api/health']) {
      const head = await get(path, { method: 'HEAD' });
      expect([path, head.status, head.text]).toEqual([path, 200, '']);
    }
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%00',
    '/%zz',
  ])('does not lead out of its folder by %s', async (path) => {
    const { status, text } = await get(`http://bar.test${path}`);
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
  });

  test('lets other sites show pictures of dishes and nothing else', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('cross-origin-resource-policy');
    expect(await policyOf('/photos/pizza-640.webp')).toBe('cross-origin');
    expect(await policyOf('/pictures/pizza-640.webp')).toBe('cross-origin');
    expect(await policyOf('/')).toBe('same-origin');
  });

  test('tells the browser what it may do with a page', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy');
    for (const rule of ["script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
    const secure = await get('https://bar.test/');
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });
});
