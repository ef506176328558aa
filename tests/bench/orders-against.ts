// This bench prints the CPU time of an evening of orders here and in another checkout of the project, one after the
// other, several times: `npx tsx tests/bench/orders-against.ts <folder of the other checkout>`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';

type Fixtures = typeof import('../support/bar/fixtures');
type TestBrowser = typeof import('../support/bar/test-browser');
type TestOrders = typeof import('../support/data/test-orders');

const ORDERS = 600;
const AT_ONCE = 20;
const TABLES = 12;
const ROUNDS = 5;
const here = resolve(import.meta.dirname, '../..');

const [mode = '', root = ''] = process.argv.slice(2);
if (mode === 'evening') console.log(await evening(root));
else compare(resolve(mode));

/** Compares the least times of the rounds: other work on the machine only adds to them. */
function compare(there: string): void {
  const least = { here: Number.POSITIVE_INFINITY, there: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    least.there = Math.min(least.there, inOwnProcess(there));
    least.here = Math.min(least.here, inOwnProcess(here));
  }
  const ratio = (least.here / least.there).toFixed(3);
  console.log(
    `${ORDERS} orders, each read twice: ${Math.round(least.there)} ms of CPU there, ${Math.round(least.here)} ms here: ${ratio}`,
  );
}

function inOwnProcess(folder: string): number {
  const script = ['--import', 'tsx', import.meta.filename, 'evening', folder];
  return Number(execFileSync(process.execPath, script, { cwd: here, encoding: 'utf8' }).trim());
}

/** Returns the CPU time (ms) of an evening on the code of a checkout: guests order, then read their order. */
async function evening(folder: string): Promise<number> {
  const part = <T>(file: string): Promise<T> => import(join(folder, file));
  const { createApp } = await part<typeof import('../../server/app')>('server/app.ts');
  const { openDeps } = await part<typeof import('../../server/setup/deps')>('server/setup/deps.ts');
  const keys = 'server/services/keys.ts';
  const { keysFrom } = await part<typeof import('../../server/services/keys')>(keys);
  const { readConfig } = await part<typeof import('../../server/setup/env')>('server/setup/env.ts');
  const { CHEAP_COST, EVENING } = await part<Fixtures>('tests/support/bar/fixtures.ts');
  const { createBrowser } = await part<TestBrowser>('tests/support/bar/test-browser.ts');
  const { DISH, lemonades, newOrderId, placeOrder } = await part<TestOrders>(
    'tests/support/data/test-orders.ts',
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'bar-bliss-bench-'));
  const config = { ...readConfig({ DEMO: '1', DATA_DIR: dataDir }), isRateLimited: false };
  const deps = await openDeps(config, keysFrom(Buffer.alloc(32, 7)), {
    now: () => EVENING,
    passwordCost: CHEAP_COST,
  });
  await deps.gateway.write([
    sql`UPDATE menu_item SET price_kurus = 18000 WHERE id = ${DISH.lemonade}`,
  ]);
  const app = createApp(deps);
  async function orderAndRead(i: number) {
    const browser = createBrowser({ app });
    const id = newOrderId();
    const { status } = await placeOrder(
      browser,
      lemonades({ tableNumber: `T${1 + (i % TABLES)}` }),
      { id, secret: `secret-of-${id}` },
    );
    if (status !== 201) throw new Error(`An order got ${status}.`);
    await browser.send(`/api/orders/${id}`);
    await browser.send(`/api/orders/${id}`);
  }
  async function serve(orders: number) {
    for (let done = 0; done < orders; done += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => orderAndRead(done + i)));
  }
  try {
    await serve(AT_ONCE * 2);
    const before = process.cpuUsage();
    await serve(ORDERS);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  } finally {
    deps.live.close();
    deps.guestLive.close();
    deps.waiters.close();
    await deps.gateway.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
