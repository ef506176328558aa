import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@libsql/client';
import { type ChaosProxy, startChaosProxy } from './chaos-proxy';

const SERVER = resolve(import.meta.dirname, '../../dist/server/main.js');

type Settings = Record<string, string>;

/** A built bar running in a process of its own, behind a proxy that can be told to misbehave. */
export type RunningBar = {
  url: string;
  proxy: ChaosProxy;
  dataDir: string;
  /** @param changes settings that are different from now on */
  open(changes?: Settings): Promise<void>;
  /** SIGTERM: the bar closes as it does on a deploy. */
  close(): Promise<void>;
  /** Changes the database while the bar is closed, as a restore or another tool would. */
  editWhileClosed(sql: string): Promise<void>;
  tearDown(): Promise<void>;
};

export async function startBar(env: Settings = {}): Promise<RunningBar> {
  const dataDir = await openedBefore(env);
  const port = await freePort();
  const proxy = await startChaosProxy(() => port);
  let settings = env;
  let child: ChildProcess | null = null;
  const bar: RunningBar = {
    url: proxy.url,
    proxy,
    dataDir,
    async open(changes = {}) {
      settings = { ...settings, ...changes };
      child = spawnBar(dataDir, port, settings);
      await untilHealthy(port, child);
    },
    close: () => end(child),
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

/** A data folder as the first opening with these settings leaves it: that is done once, then copied. */
async function openedBefore(env: Settings): Promise<string> {
  const key = JSON.stringify(env);
  const first = firstOpened.get(key) ?? openFirst(env);
  firstOpened.set(key, first);
  const dataDir = newDataDir();
  cpSync(await first, dataDir, { recursive: true });
  return dataDir;
}

async function openFirst(env: Settings): Promise<string> {
  const dataDir = newDataDir();
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const child = spawnBar(dataDir, port, env);
  await untilHealthy(port, child);
  await end(child);
  return dataDir;
}

function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'bar-bliss-'));
}

function spawnBar(dataDir: string, port: number, settings: Settings): ChildProcess {
  return spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      DEMO_GUESTS: 'off',
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilHealthy(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
