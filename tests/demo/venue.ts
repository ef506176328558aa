import { mkdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { createApp } from '../../server/app';
import { seedDemoInventory, seedDemoSuppliers } from '../../server/db/migrate';
import {
  lockFolder,
  openDataFolder,
  readMasterKeys,
} from '../../server/services/files/data-folder';
import { keysFrom } from '../../server/services/keys';
import type { Deps } from '../../server/setup/deps';
import { openDeps } from '../../server/setup/deps';
import type { Config } from '../../server/setup/env';
import { databaseFile } from '../../server/setup/keep-copies';
import { addDemoStaff } from '../../server/usecases/staff/staff-access';
import type { TestBrowser } from '../support/bar/test-browser';
import { createBrowser } from '../support/bar/test-browser';

/** Opens the server's app on the data folder, with a clock that the story moves. */
export type DemoVenue = {
  app: ReturnType<typeof createApp>;
  deps: Deps;
  clock: { at: number };
  browser(): TestBrowser;
  close(): Promise<void>;
};

/** @throws Error when the folder has orders already, or a server holds it */
export async function openVenue(config: Config, startAt: number): Promise<DemoVenue> {
  mkdirSync(config.dataDir, { recursive: true });
  openDataFolder(config.dataDir);
  const unlock = lockFolder(config.dataDir, true);
  const clock = { at: startAt };
  const { dataDir: folder, mayRenewKey } = config;
  const master = readMasterKeys({ folder, database: databaseFile(config), mayRenewKey });
  const deps = await openDeps({ ...config, appDir: null }, keysFrom(...master), {
    now: () => clock.at,
  });
  const { total } = await deps.orders.list({ offset: 0, limit: 1 });
  // A demo lost in a power cut can be filled again, so no write needs a sync.
  await deps.gateway.client.execute('PRAGMA synchronous = OFF');
  const app = createApp(deps);
  const venue = {
    app,
    deps,
    clock,
    browser: () => createBrowser({ app }),
    async close() {
      // The demo deletes all mails, because its evenings never happened.
      await deps.gateway.write([sql`delete from effect`]);
      deps.live.close();
      deps.guestLive.close();
      await deps.gateway.close();
      unlock();
    },
  };
  if (total > 0) {
    await venue.close();
    throw new Error(`${folder} has orders already. Empty it first, or choose another by DATA_DIR.`);
  }
  await addDemoStaff(deps);
  await seedDemoInventory(deps);
  await seedDemoSuppliers(deps);
  return venue;
}
