import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Row } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { afterEach, describe, vi } from 'vitest';
import { createApp } from '../../../server/app';
import type { Keys } from '../../../server/services/keys';
import { keysFrom } from '../../../server/services/keys';
import { readBankConfig } from '../../../server/services/vakifbank/bank-config';
import type { Deps, World } from '../../../server/setup/deps';
import { openDeps } from '../../../server/setup/deps';
import type { Config } from '../../../server/setup/env';
import { addDemoStaff } from '../../../server/usecases/staff/staff-access';
import { findSqld } from '../database/find-sqld.mjs';
import { addDatabase } from '../database/sqld';
import type { FaultyConnection } from '../faults/faulty-connection';
import { openFaultyConnection } from '../faults/faulty-connection';
import { isWhole } from './counts.mjs';
import { CHEAP_COST, EVENING } from './fixtures';
import type { TestClock } from './test-clock';
import { createClock } from './test-clock';

/** Holds the server's app on its own database, with a test clock. */
export type TestApp = {
  app: ReturnType<typeof createApp>;
  deps: Deps;
  clock: TestClock;
  /** The folder holds the database file, mails and pictures. */
  dataDir: string;
  /** The way to the database over the network; undefined for a file. */
  connection?: FaultyConnection;
  /** Restarts the app on the same database. */
  restart(keys?: Keys): Promise<ReturnType<typeof createApp>>;
  /** Opens one more server on the same database, with a data folder of its own. */
  join(config?: Partial<Config>): Promise<TestApp>;
  /** Reads or changes rows behind the app's back, through its own gateway. */
  rows(text: string): Promise<Row[]>;
};

export type TestAppOptions = Partial<Pick<World, 'appFiles' | 'drawGuestPage'>> & {
  config?: Partial<Config>;
  startAt?: number;
  /** A database to start with; by default an empty one with the first menu. */
  database?: string;
};
export type OpenApp = (options?: TestAppOptions) => Promise<TestApp>;
type OpenOnServer = (
  options?: TestAppOptions,
) => Promise<TestApp & { connection: FaultyConnection }>;
type Backend = 'a file' | 'a libSQL server';

/** libsql-server's own program; a machine that it was not built for tests the file only. */
const ENGINE = findSqld();
const BACKENDS: Backend[] = ENGINE ? ['a file', 'a libSQL server'] : ['a file'];

// Every test opens a database of its own, which takes a busy machine long.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const KEYS = keysFrom(Buffer.alloc(32, 7));
const rootDir = resolve(import.meta.dirname, '../../..');
/** The last opened closes first. */
const open: (() => Promise<void>)[] = [];
let template: Promise<string> | null = null;

/** Runs the same tests of the app on an embedded file and on a libSQL server. */
export function describeOnBoth(name: string, tests: (openApp: OpenApp) => void): void {
  describeOn(BACKENDS, name, tests);
}

/** Runs tests whose statements are plain: on a file, and with `npm run test:all` on a libSQL server too. */
export function describeApp(name: string, tests: (openApp: OpenApp) => void): void {
  describeOn(isWhole ? BACKENDS : ['a file'], name, tests);
}

function describeOn(backends: Backend[], name: string, tests: (openApp: OpenApp) => void): void {
  describe.each(backends)(`${name}, on %s`, (backend) => {
    afterEach(closeAll);
    tests((options) => openApp(backend, options));
  });
}

/** Runs tests that do not depend on the database's place. */
export function describeOnFile(name: string, tests: (openApp: OpenApp) => void): void {
  describe(name, () => {
    afterEach(closeAll);
    tests((options) => openApp('a file', options));
  });
}

/** Runs tests of the connection to a libSQL server. */
export function describeOnServer(name: string, tests: (openApp: OpenOnServer) => void): void {
  describe.skipIf(!ENGINE)(name, () => {
    afterEach(closeAll);
    tests(async (options) => {
      const bar = await openApp('a libSQL server', options);
      return { ...bar, connection: bar.connection as FaultyConnection };
    });
  });
}

async function openApp(backend: Backend, options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = newFolder();
  const file = join(dataDir, 'bar-bliss.db');
  template ??= makeTemplate();
  cpSync(options.database ?? (await template), file);
  const remote = backend === 'a file' ? undefined : await addDatabase(file);
  const connection = remote && (await openFaultyConnection(remote));
  const clock = createClock(options.startAt ?? EVENING);
  const config = configOf(dataDir, connection?.url ?? `file:${file}`, options.config);
  // The servers close before their database goes.
  open.push(async () => {
    await connection?.close();
    await remote?.remove();
  });
  return serverOn(config, clock, { options, connection });
}

/** Opens servers at once on one empty database of a libSQL server, each with a data folder of its own. */
export async function startTogether(count: number): Promise<Deps[]> {
  const file = join(newFolder(), 'empty.db');
  writeFileSync(file, '');
  const remote = await addDatabase(file);
  const connection = await openFaultyConnection(remote);
  open.push(async () => {
    await connection.close();
    await remote.remove();
  });
  const world = { now: () => EVENING, passwordCost: CHEAP_COST };
  return Promise.all(
    Array.from({ length: count }, () =>
      openServer(configOf(newFolder(), connection.url), KEYS, world),
    ),
  );
}

type Opened = { options: TestAppOptions; connection: FaultyConnection | undefined };

async function serverOn(config: Config, clock: TestClock, opened: Opened): Promise<TestApp> {
  const { options, connection } = opened;
  const { appFiles, drawGuestPage } = options;
  const again = (keys: Keys) =>
    openServer(config, keys, {
      now: clock.now,
      passwordCost: CHEAP_COST,
      ...(appFiles && { appFiles }),
      ...(drawGuestPage && { drawGuestPage }),
    });
  const deps = await again(KEYS);
  return {
    app: createApp(deps),
    deps,
    clock,
    dataDir: config.dataDir,
    ...(connection && { connection }),
    restart: async (keys = KEYS) => createApp(await again(keys)),
    join: (more = {}) => serverOn({ ...config, ...more, dataDir: newFolder() }, clock, opened),
    async rows(text) {
      const [rows] = await deps.gateway.write([sql.raw(text)]);
      return rows ?? [];
    },
  };
}

async function openServer(config: Config, keys: Keys, world: World): Promise<Deps> {
  const deps = await openDeps(config, keys, world);
  open.push(async () => {
    deps.live.close();
    deps.guestLive.close();
    deps.waiters.close();
    await deps.gateway.close();
  });
  return deps;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-test-'));
  open.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function closeAll(): Promise<void> {
  for (const close of open.splice(0).reverse()) await close();
}

/** Copies one migrated and seeded database with the demo's staff for every app. */
async function makeTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bar-bliss-template-'));
  const file = join(dataDir, 'bar-bliss.db');
  const deps = await openDeps(configOf(dataDir, `file:${file}`), KEYS, {
    now: () => EVENING,
    passwordCost: CHEAP_COST,
  });
  await addDemoStaff(deps);
  // The tests name these prices, whatever the seed's menu says.
  await deps.gateway.write([
    sql`UPDATE menu_item SET price_kurus = CASE id WHEN 1 THEN 48000 WHEN 44 THEN 22000 WHEN 107 THEN 42000
        ELSE 18000 END WHERE id IN (1, 44, 107, 151)`,
  ]);
  deps.live.close();
  deps.guestLive.close();
  await deps.gateway.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  await deps.gateway.close();
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return file;
}

function configOf(dataDir: string, databaseUrl: string, more: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    rootDir,
    dataDir,
    appDir: null,
    isKillSwitch: false,
    databaseUrl,
    isDemo: true,
    hasDemoGuests: false,
    isRateLimited: false,
    mayRenewKey: false,
    trustedHops: 0,
    build: 'test',
    minClient: '0.0.0',
    bank: readBankConfig({}, { isDemo: false }),
    ...more,
  };
}
