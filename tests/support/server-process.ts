import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const rootDir = resolve(import.meta.dirname, '../..');

/** Controls the server as deployed: built, in a process of its own, with a data folder that outlives it. */
export type ServerProcess = {
  url: string;
  child: ChildProcess;
  output(): string;
  /** Ends the server with a signal; returns its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

type Env = Record<string, string>;

/** Builds the server once for a test file; returns the built file and a function that removes it. */
export function buildServer(): { main: string; remove(): void } {
  // The folder is inside the project, so that the build finds its external packages.
  const cache = join(rootDir, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'bar-bliss-'));
  const vite = join(rootDir, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--ssr', 'server/main.ts', '--outDir', outDir, '--logLevel', 'error'],
    { cwd: rootDir, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The server was not built: ${stderr}`);
  return {
    main: join(outDir, 'main.js'),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
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
      const url = /open at (http:\S+)/.exec(output)?.[1];
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
