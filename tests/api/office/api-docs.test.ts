import { expect, test } from 'vitest';
import { SETTING_KEYS } from '../../../src/domain/settings/settings';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';

type Calls = Record<string, Record<string, { 'x-ability': string; requestBody?: unknown }>>;

async function read({ app }: TestApp, path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers });
  return { status: response.status, text: await response.text() };
}

describeOnFile('the description of the API', (openApp) => {
  test('names every call of a staff resource that the app has, with its ability and its fields', async () => {
    const bar = await openApp();
    const { text } = await read(bar, '/api/docs/openapi.json?lang=en');
    const { openapi, paths } = JSON.parse(text) as { openapi: string; paths: Calls };
    expect(openapi).toBe('3.1.0');
    const served = new Set(bar.app.routes.map(({ method, path }) => `${method} ${path}`));
    const told = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(told.length).toBeGreaterThanOrEqual(5);
    expect(told.filter((call) => !served.has(call))).toEqual([]);
    expect(paths['/api/admin/suppliers']?.post).toMatchObject({
      'x-ability': 'suppliers.change',
      requestBody: {
        content: {
          'application/json': {
            schema: { required: ['name'] },
          },
        },
      },
    });
  });

  test('names the calls of settings and messages, and each key with its ability', async () => {
    const { text } = await read(await openApp(), '/api/docs/openapi.json?lang=en');
    const { paths } = JSON.parse(text) as { paths: Calls };
    expect(Object.keys(paths['/api/admin/contact-messages/{id}/reply'] ?? {})).toEqual(['post']);
    const { requestBody } = paths['/api/admin/settings/{key}']?.put ?? {};
    const content = { 'application/json': { schema: { anyOf: expect.any(Array) } } };
    expect(requestBody).toMatchObject({ content });
    const told = JSON.stringify(requestBody);
    for (const key of SETTING_KEYS) expect(told).toContain(`"title":"${key}"`);
  });

  test('names every call of campaigns and the page of the unsubscribe link', async () => {
    const bar = await openApp();
    const { paths } = JSON.parse((await read(bar, '/api/docs/openapi.json?lang=en')).text) as {
      paths: Calls;
    };
    const served = bar.app.routes
      .filter(({ path }) =>
        /^\/(?:api\/admin\/marketing\/(?:campaigns|audience|preview)|unsubscribe)/.test(path),
      )
      .map(({ method, path }) => ({
        path: path.replace(/:(\w+)/g, '{$1}'),
        method: method.toLowerCase(),
      }));
    expect(served.length).toBeGreaterThanOrEqual(14);
    expect(served.filter(({ path, method }) => !paths[path]?.[method])).toEqual([]);
  });

  test('is a page that people read, in both languages', async () => {
    const bar = await openApp();
    expect((await read(bar, '/api/docs?lang=en')).text).toContain('Lead time (days)');
    expect((await read(bar, '/api/docs?lang=tr')).text).toContain('Teslim süresi (gün)');
  });

  test('is open to staff alone where guests are served', async () => {
    const bar = await openApp({ config: { isDemo: true } });
    const staff = await signIn(bar, 'staff');
    const { deps } = bar;
    const { createApp } = await import('../../../server/app');
    const app = createApp({ ...deps, isDemo: false });
    const cookie = `bb_admin=${staff.browser.cookies.get('bb_admin')}`;
    for (const path of ['/api/docs', '/api/docs/openapi.json']) {
      expect((await read({ ...bar, app }, path)).status).toBe(401);
      expect((await read({ ...bar, app }, path, { cookie })).status).toBe(200);
    }
  });
});
