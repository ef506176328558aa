import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { venueTime } from '#domain/venue';
import { backUpDatabase, type CopyReason } from './db/backup';
import type { Gateway } from './db/gateway';
import type { Config } from './env';
import { backupFolder, backupOf, databaseFile, timesOfCopies } from './keep-copies';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NIGHT_HOUR = 5;
const DAYS_KEPT = 7;
const WEEKS_KEPT = 4;
const COMMAND_TIMEOUT_MS = 30 * 60_000;

/** Copies a database that is a file each night, and before an update. */
export function createCopies(config: Config, gateway: Gateway) {
  /** The copy that BACKUP_COMMAND has not taken yet. */
  let untaken: string | null = null;

  async function copy(now: number, reason: CopyReason): Promise<string> {
    const file = await backUpDatabase(gateway, { ...backupOf(config), now, reason });
    const folder = backupFolder(config);
    for (const name of outdatedCopies(readdirSync(folder))) rmSync(join(folder, name));
    return file;
  }

  return {
    async beforeUpdate(now: number): Promise<void> {
      if (gateway.isFile) await copy(now, 'before-update');
    },

    /** Makes the copy of this night from 05:00 on; a server that was off makes it later. */
    async nightly(now: number): Promise<void> {
      const [last] = goodCopies();
      if (last !== undefined && isCopyDue(now, last)) untaken = await copy(now, 'night');
      if (untaken === null) return;
      if (config.backupCommand) await runCommand(config.backupCommand, untaken);
      untaken = null;
    },

    /** Returns the time (ms) of the last copy that is where it belongs, or null if the database is no file. */
    lastGoodAt(): number | null {
      const [last, before] = goodCopies();
      return (untaken === null ? last : before) ?? null;
    },
  };

  /** Before its first copy a database counts as copied when it began. */
  function goodCopies(): number[] {
    const file = databaseFile(config);
    return file && existsSync(file) ? [...timesOfCopies(config), statSync(file).birthtimeMs] : [];
  }
}

function isCopyDue(now: number, last: number): boolean {
  const { hour, minute } = venueTime(now);
  const sinceNight = ((hour - NIGHT_HOUR + 24) % 24) * HOUR_MS + minute * MINUTE_MS;
  return last < now - (now % MINUTE_MS) - sinceNight;
}

/**
 * Returns the copies of nights and updates that are kept no longer: the newest of each of seven days and of each of four
 * weeks stay. Copies by command are never deleted.
 */
export function outdatedCopies(names: readonly string[]): string[] {
  const days = new Set<string>();
  const weeks = new Set<number>();
  return names
    .filter((name) => /-(night|before-update)\.db$/.test(name))
    .sort()
    .reverse()
    .filter((name) => {
      const day = name.slice(0, 10);
      // The first of January 1970 was a Thursday.
      const week = Math.floor((Date.parse(day) / DAY_MS + 3) / 7);
      return ![isFirst(days, day, DAYS_KEPT), isFirst(weeks, week, WEEKS_KEPT)].includes(true);
    });
}

function isFirst<T>(seen: Set<T>, value: T, most: number): boolean {
  if (seen.has(value) || seen.size >= most) return false;
  seen.add(value);
  return true;
}

/** @throws Error when the command fails */
function runCommand(command: string, file: string): Promise<void> {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: COMMAND_TIMEOUT_MS,
    env: { ...process.env, BACKUP_FILE: file },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`BACKUP_COMMAND ended with ${code ?? signal} for ${basename(file)}.`));
    });
  });
}
