// This bench prints the savings of the statement cache: the same evening with it and without it, in this process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Database from 'libsql';
import { createApp } from '../../server/app';
import { cacheStatements } from '../../server/db/statement-cache';
import { keysFrom } from '../../server/services/keys';
import { openDeps } from '../../server/setup/deps';
import { readConfig } from '../../server/setup/env';
import { CHEAP_COST, EVENING } from '../support/bar/fixtures';
import { createBrowser } from '../support/bar/test-browser';
import { DISH, lemonades, newOrderId, placeOrder } from '../support/data/test-orders';

const ORDERS = 600;
const AT_ONCE = 20;
const ROUNDS = 5;

const { prepare, exec } = Database.prototype;
cacheStatements();
const cached = { prepare: Database.prototype.prepare, exec: Database.prototype.exec };

const used = { without: Number.POSITIVE_INFINITY, with: Number.POSITIVE_INFINITY };
for (let round = 0; round < ROUNDS; round += 1) {
  used.without = Math.min(used.without, await evening({ prepare, exec }));
  used.with = Math.min(used.with, await evening(cached));
}
const saved = Math.round(100 * (1 - used.with / used.without));
console.log(
  `${ORDERS} orders, each read twice: ${Math.round(used.without)} ms of CPU, with the cache ${Math.round(used.with)} ms: ${saved} % less`,
);

/** Returns the CPU time (ms) of an evening: guests order, then read their order. */
async function evening(methods: typeof cached): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bar-bliss-bench-'));
  const config = {
    ...readConfig({ DEMO: '1', DATA_DIR: dataDir }),
    isRateLimited: false,
  };
  const deps = await openDeps(config, keysFrom(Buffer.alloc(32, 7)), {
    now: () => EVENING,
    passwordCost: CHEAP_COST,
  });
  await deps.gateway.write([
    sql`UPDATE menu_item SET price_kurus = 18000 WHERE id = ${DISH.lemonade}`,
  ]);
  Object.assign(Database.prototype, methods);
  const app = createApp(deps);
  try {
    await serve(app, AT_ONCE);
    const before = process.cpuUsage();
    await serve(app, ORDERS);
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

async function serve(app: ReturnType<typeof createApp>, orders: number): Promise<void> {
  for (let done = 0; done < orders; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => orderAndRead(app)));
  }
}

async function orderAndRead(app: ReturnType<typeof createApp>): Promise<void> {
  const browser = createBrowser({ app });
  const id = newOrderId();
  const { status } = await placeOrder(browser, lemonades(), { id, secret: `secret-of-${id}` });
  if (status !== 201) throw new Error(`An order got ${status}.`);
  await browser.send(`/api/orders/${id}`);
  await browser.send(`/api/orders/${id}`);
}
