import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { stampOf } from './db/backup';
import type { Config } from './env';
import { backupFolder, databaseFile } from './keep-copies';
import { log } from './log/log';

const AGAIN_MS = 10_000;
/** Its input ends with the server, also with a killed one; then Litestream sends the rest and ends. */
const WITH_THE_SERVER = `exec 3<&0
"$0" replicate "$1" "$2" & copier=$!
{ cat <&3 > /dev/null; kill $copier 2> /dev/null; } &
wait $copier`;

/**
 * Sends what the database commits to BACKUP_STREAM, once a second, by Litestream in a process of its own.
 * @throws Error if the database is no file, or Litestream is not installed
 */
export function startContinuousCopy(config: Config) {
  const { backupStream } = config;
  if (backupStream === undefined) return null;
  const file = streamedFile(config);
  const program = litestream();
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  let copier = begin();

  function begin() {
    const started = spawn('sh', ['-c', WITH_THE_SERVER, program, file, backupStream ?? '']);
    for (const output of [started.stdout, started.stderr]) {
      createInterface(output).on('line', tell);
    }
    started.once('error', (error) => log.error('stream.ended', error));
    started.once('close', (code) => {
      if (isStopped) return;
      log.alarm('stream.ended', { code });
      again = setTimeout(() => {
        copier = begin();
      }, AGAIN_MS);
    });
    return started;
  }

  return {
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(again);
      if (copier.exitCode !== null) return;
      const ended = once(copier, 'close');
      copier.stdin.end();
      await ended;
    },
  };
}

/** Puts the continuous copy beside the other copies. @returns its path @throws Error if there is none */
export function copyFromStream(config: Config, now: number): string {
  const { backupStream } = config;
  if (backupStream === undefined) throw new Error('BACKUP_STREAM is not set.');
  streamedFile(config);
  const folder = backupFolder(config);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = join(folder, `${stampOf(now)}-stream.db`);
  const { status, stdout, stderr } = spawnSync(
    litestream(),
    ['restore', '-o', copy, backupStream],
    {
      encoding: 'utf8',
    },
  );
  if (status === 0) return copy;
  const last = `${stdout}${stderr}`.trim().split('\n').at(-1);
  throw new Error(`BACKUP_STREAM could not be read: ${last}`);
}

function streamedFile(config: Config): string {
  const file = databaseFile(config);
  if (file === null) throw new Error('BACKUP_STREAM copies a database that is a file.');
  return file;
}

/** Returns the program of the package, where it has one for this machine, or else the installed one. */
function litestream(): string {
  const name = `@flydotio/litestream-${process.platform}-${process.arch}/package.json`;
  let program = 'litestream';
  try {
    program = join(dirname(createRequire(import.meta.url).resolve(name)), program);
  } catch {
    // npm left the package out.
  }
  if (spawnSync(program, ['version']).status === 0) return program;
  throw new Error('BACKUP_STREAM needs Litestream, which is not installed.');
}

/** Litestream tells each second what it sent; only its complaints reach the log. */
function tell(line: string): void {
  const [, complaint] = /\b(?:ERROR|WARN) (.*)/.exec(line) ?? [];
  if (complaint) log.warn('stream.complaint', { text: complaint });
}
