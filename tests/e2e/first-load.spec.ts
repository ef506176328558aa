import { gzipSync } from 'node:zlib';
import { expect, type Response } from '@playwright/test';
import { openMenu, test } from './bar-test';

const JS_BUDGET = 120_000;
const BEFORE_MENU_BUDGET = 170_000;

/** Bytes as gzip sends them, whatever the server chose to send. */
async function gzipBytes(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  // Fonts are compressed in themselves.
  return response.url().endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
}

test('the guest page is light: what it loads before the menu can be used', async ({
  bar,
  context,
}) => {
  const responses: Response[] = [];
  context.on('response', (response) => {
    if (!response.fromServiceWorker()) responses.push(response);
  });
  const page = await openMenu(context, bar.url, 'en');
  await expect(page.getByRole('heading', { name: 'The Bliss Classic', exact: true })).toBeVisible();
  const needed = responses.filter((response) => !/\/(photos|icons)\//.test(response.url()));
  const sizes = await Promise.all(
    needed.map(async (response) => ({
      path: new URL(response.url()).pathname,
      bytes: await gzipBytes(response),
    })),
  );
  const js = sizes
    .filter(({ path }) => path.endsWith('.js'))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of sizes)
    process.stdout.write(`${String(bytes).padStart(8)}  ${path}\n`);
  process.stdout.write(`first load: JS ${js} B gz, everything before the menu ${all} B gz\n`);
  expect(js).toBeLessThanOrEqual(JS_BUDGET);
  expect(all).toBeLessThanOrEqual(BEFORE_MENU_BUDGET);
});
