import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stampOfSources } from '../../../server/build-stamp.mjs';

const rootDir = resolve(import.meta.dirname, '../../..');

/** Controls the server as deployed: built, in a process of its own, with a data folder that outlives it. */
export type ServerProcess = {
  url: string;
  child: ChildProcess;
  output(): string;
  /** Ends the server with a signal; returns its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

type Env = Record<string, string>;

// The folder is inside the project, so that the build finds its external packages.
const BUILDS = join(rootDir, 'node_modules/.cache/bar-bliss-servers');
const HOUR_MS = 3_600_000;

/** Builds the server once for all test files and processes, until a source changes; returns the built file. */
export function buildServer(): string {
  const built = join(BUILDS, stampOfSources());
  if (!existsSync(built)) {
    removeOldBuilds();
    const outDir = mkdtempSync(join(BUILDS, 'new-'));
    runNode([
      join(rootDir, 'node_modules/vite/bin/vite.js'),
      ...['build', '--ssr', 'server/main.ts', '--outDir', outDir, '--logLevel', 'error'],
    ]);
    keep(outDir, built);
  }
  return join(built, 'main.js');
}

/** Another process may have finished the same build meanwhile, which then stays. */
function keep(outDir: string, built: string): void {
  try {
    renameSync(outDir, built);
  } catch {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function removeOldBuilds(): void {
  mkdirSync(BUILDS, { recursive: true });
  for (const name of readdirSync(BUILDS)) {
    const folder = join(BUILDS, name);
    const { mtimeMs } = statSync(folder);
    if (Date.now() - mtimeMs > HOUR_MS) rmSync(folder, { recursive: true, force: true });
  }
}

function runNode(args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: rootDir, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The server was not built: ${stderr}`);
}

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'bar-bliss-data-'));
}

/**
 * Starts the server on a free port, through `command` if given, and waits until it is open.
 * @throws Error with the server's output if it does not open
 */
export async function startServer(
  main: string,
  dataDir: string,
  env: Env = {},
  command: readonly string[] = [],
): Promise<ServerProcess> {
  const { DEMO: _demo, ...outer } = process.env;
  const [program = '', ...rest] = [...command, process.execPath, main];
  const child = spawn(program, rest, {
    env: {
      ...outer,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      DEMO_GUESTS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const opened = new Promise<string>((resolve, reject) => {
    const listen = (bytes: Buffer) => {
      output += bytes.toString();
      const url = /open at (http:[^\s"]+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`Ended with ${code}: ${output}`)));
  });
  return {
    url: await opened,
    child,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
