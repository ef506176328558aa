import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import type { runServer } from '../../../server/run-server';
import { readConfig } from '../../../server/setup/env';
import type { ChaosProxy } from '../faults/chaos-proxy';
import { startChaosProxy } from '../faults/chaos-proxy';

const BUILT = resolve(import.meta.dirname, '../../../dist/server');

type Settings = Record<string, string>;

/** Opens the built server with these settings and returns the function that closes it. */
type Opener = (settings: Settings) => Promise<() => Promise<unknown>>;

/** Controls a built server behind a chaos proxy. */
export type RunningBar = {
  url: string;
  proxy: ChaosProxy;
  dataDir: string;
  /** @param changes settings that differ from now on */
  open(changes?: Settings): Promise<void>;
  /** Sends SIGTERM, as a deploy does. */
  close(): Promise<void>;
  /** Changes the database while the server is closed, as a restore or another tool would. */
  editWhileClosed(sql: string): Promise<void>;
  tearDown(): Promise<void>;
};

/** @param openServer opens the server; by default in a process of its own */
export async function startBar(
  env: Settings = {},
  openServer: Opener = openInOwnProcess,
): Promise<RunningBar> {
  const dataDir = await openedBefore(env, openServer);
  const port = await freePort();
  const proxy = await startChaosProxy(() => port);
  let settings = env;
  let close: (() => Promise<unknown>) | null = null;
  const bar: RunningBar = {
    url: proxy.url,
    proxy,
    dataDir,
    async open(changes = {}) {
      settings = { ...settings, ...changes };
      close = await openServer(settingsOf(dataDir, port, settings));
    },
    async close() {
      await close?.();
      close = null;
    },
    async editWhileClosed(sql) {
      const db = createClient({ url: `file:${join(dataDir, 'bar-bliss.db')}` });
      await db.execute(sql);
      db.close();
    },
    async tearDown() {
      await bar.close();
      await proxy.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await bar.open();
  return bar;
}

const firstOpened = new Map<string, Promise<string>>();

/** Copies the data folder of a first start with these settings, which is prepared once. */
async function openedBefore(env: Settings, openServer: Opener): Promise<string> {
  const key = JSON.stringify(env);
  const first = firstOpened.get(key) ?? openFirst(env, openServer);
  firstOpened.set(key, first);
  const dataDir = newDataDir();
  cpSync(await first, dataDir, { recursive: true });
  return dataDir;
}

async function openFirst(env: Settings, openServer: Opener): Promise<string> {
  const dataDir = newDataDir();
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const close = await openServer(settingsOf(dataDir, await freePort(), env));
  await close();
  return dataDir;
}

function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'bar-bliss-'));
}

function settingsOf(dataDir: string, port: number, settings: Settings): Settings {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_GUESTS: 'off',
    RATE_LIMIT: 'off',
    ...settings,
  };
}

/** Opens the server in this process, ten times as cheap as a process, for tests that open a server each. */
export async function openInThisProcess(settings: Settings): Promise<() => Promise<void>> {
  const url = pathToFileURL(join(BUILT, 'run-server.js')).href;
  const built: { runServer: typeof runServer } = await import(url);
  const server = await built.runServer(readConfig(settings));
  return server.stop;
}

async function openInOwnProcess(settings: Settings): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [join(BUILT, 'main.js')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilHealthy(Number(settings.PORT), child);
  return () => end(child);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/**
 * Returns a free port below 32768. Linux gives higher ports to connections, even before the server
 * listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

async function untilHealthy(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
