import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { venueTime } from '#domain/venue';
import type { CopyReason } from '../db/backup';
import { backUpDatabase, restoreDatabase, stampOf } from '../db/backup';
import type { Gateway } from '../db/gateway';
import { openGateway } from '../db/gateway';
import { log } from '../log/log';
import { createAuditRepository } from '../repositories/audit.repository';
import {
  auditKeyedFrom,
  holderOfFolder,
  lockFolder,
  masterKeysIn,
  openDataFolder,
  refuseLostDatabase,
} from '../services/files/data-folder';
import { copyPictures, pictureFolder } from '../services/files/picture-files';
import { keysFrom } from '../services/keys';
import type { AuditVerdict } from '../usecases/staff/activity';
import { verifyAudit } from '../usecases/staff/activity';
import type { Config } from './env';

const BACKUP_TIMEOUT_MS = 120_000;
const FAILED = 'last.failed';

function backupFolder({ dataDir, backupDir }: Config): string {
  return backupDir ?? join(dataDir, 'backups');
}

/** Returns the target of a backup. All backups share one folder of pictures. */
export function backupOf(config: Config) {
  const folder = backupFolder(config);
  return {
    folder,
    alongside: () => copyPictures(pictureFolder(config.dataDir), pictureFolder(folder)),
  };
}

/** Copies the database, through the running server's connection or directly. @returns the path of the copy */
export async function backUp(config: Config): Promise<string> {
  const holder = holderOfFolder(config.dataDir);
  if (holder !== null) return askServer(holder, backupFolder(config));
  refuseLostDatabase({ folder: config.dataDir, database: databaseFile(config) });
  const unlock = lockFolder(config.dataDir);
  const { databaseUrl: url, databaseAuthToken: authToken } = config;
  const gateway = openGateway({ url, ...(authToken && { authToken }) });
  try {
    return await backUpDatabase(gateway, { ...backupOf(config), now: Date.now() });
  } finally {
    await gateway.close();
    unlock();
  }
}

/** Restores a backup. @returns the time of the copy @throws Error while a server runs, or if the file is not a backup */
export async function restore(config: Config, backup: string): Promise<Date> {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  const file = databaseFile(config);
  if (!file) throw new Error('The database is no file here: its server puts copies back.');
  openDataFolder(config.dataDir);
  const unlock = lockFolder(config.dataDir);
  try {
    const aside = `${file}.before-restore-${stampOf(Date.now())}`;
    const pictures = pictureFolder(config.dataDir);
    const kept = pictureFolder(backupFolder(config));
    // The set-aside database needs its pictures; the server deletes pictures unknown to its database.
    await copyPictures(pictures, kept);
    await copyPictures(pictureFolder(dirname(resolve(backup))), pictures);
    await copyPictures(kept, pictures);
    await restoreDatabase(resolve(backup), { file, aside });
    return timeOfCopy(backup);
  } finally {
    unlock();
  }
}

/** Reads the name that `npm run backup` gave; a file with another name has the time of its last change. */
function timeOfCopy(backup: string): Date {
  const [, day, hours, minutes] = /(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-/.exec(basename(backup)) ?? [];
  return day ? new Date(`${day}${hours}:${minutes}Z`) : statSync(backup).mtime;
}

/** Returns the database's path, or null when the database is not a file. */
export function databaseFile({ databaseUrl }: Config): string | null {
  if (!databaseUrl.startsWith('file:')) return null;
  return databaseUrl.startsWith('file://')
    ? fileURLToPath(databaseUrl)
    : databaseUrl.slice('file:'.length);
}

/** Frees the disk space of pruned rows (VACUUM). @throws Error while a server runs */
export async function vacuum(config: Config): Promise<{ before: number; after: number }> {
  const file = databaseFile(config);
  if (!file) throw new Error('The database is no file here: its server makes room itself.');
  refuseLostDatabase({ folder: config.dataDir, database: file });
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const unlock = lockFolder(config.dataDir);
  try {
    const before = statSync(file).size;
    const gateway = openGateway({ url: config.databaseUrl });
    await gateway.client.execute('VACUUM');
    await gateway.close();
    return { before, after: statSync(file).size };
  } finally {
    unlock();
  }
}

/** Signals the running server and waits, so that no second process opens the database. */
async function askServer(pid: number, folder: string): Promise<string> {
  const copies = () => (existsSync(folder) ? readdirSync(folder) : []).filter(isCopy);
  const before = new Set(copies());
  const failed = join(folder, FAILED);
  rmSync(failed, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (const deadline = Date.now() + BACKUP_TIMEOUT_MS; Date.now() < deadline; ) {
    const copy = copies().find((name) => !before.has(name));
    if (copy) return join(folder, copy);
    if (existsSync(failed)) {
      rmSync(failed, { force: true });
      break;
    }
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`The server (process ${pid}) made no copy; its log says why.`);
}

/** Tells the command that waits for a copy. An empty file needs no room on a full disk. */
export function noteFailedBackup(config: Config): void {
  try {
    writeFileSync(join(backupFolder(config), FAILED), '');
  } catch (error) {
    log.error('copy.failure_not_noted', error);
  }
}

function isCopy(name: string): boolean {
  return name.endsWith('.db');
}

/** Returns the times (ms) of the copies in the folder, the newest first. */
function timesOfCopies(config: Config): number[] {
  const folder = backupFolder(config);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter(isCopy)
    .map((name) => timeOfCopy(join(folder, name)).getTime())
    .sort((one, other) => other - one);
}

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

/** Verifies the audit, on a copy while a server has the database open. */
export async function verifyOwnAudit(config: Config): Promise<AuditVerdict> {
  const file = databaseFile(config);
  if (!file) return verifyAt(config, config.databaseUrl, config.databaseAuthToken);
  if (holderOfFolder(config.dataDir) !== null) {
    const copy = await backUp(config);
    try {
      return await verifyAt(config, `file:${copy}`);
    } finally {
      for (const part of ['', '-wal', '-shm']) rmSync(copy + part, { force: true });
    }
  }
  refuseLostDatabase({ folder: config.dataDir, database: file });
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const unlock = lockFolder(config.dataDir);
  try {
    return await verifyAt(config, config.databaseUrl);
  } finally {
    unlock();
  }
}

export function auditReport({ checked, broken }: AuditVerdict): string {
  const rows = `${checked} rows of the audit were checked`;
  if (!broken) return `${rows}: the chain is whole.`;
  return `${rows}. The chain is broken at row ${broken.seq ?? '?'} (${broken.id ?? 'none'}): ${broken.reason}.`;
}

async function verifyAt(
  { dataDir }: Config,
  url: string,
  authToken?: string,
): Promise<AuditVerdict> {
  const { audit, older } = keysFrom(...masterKeysIn(dataDir));
  const keys = [audit, ...older.map((one) => one.audit)];
  // A database of an older build has no sealed rows.
  const keyedFrom = auditKeyedFrom(dataDir) ?? Number.POSITIVE_INFINITY;
  const gateway = openGateway({ url, ...(authToken ? { authToken } : {}) });
  try {
    return await verifyAudit({ audit: createAuditRepository(gateway), keys, keyedFrom });
  } finally {
    await gateway.close();
  }
}

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
