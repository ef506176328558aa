import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backUpDatabase, restoreDatabase, stampOf } from './db/backup';
import { openGateway } from './db/gateway';
import type { Config } from './env';
import { log } from './log/log';
import {
  holderOfFolder,
  lockFolder,
  openDataFolder,
  refuseLostDatabase,
} from './services/files/data-folder';
import { copyPictures, pictureFolder } from './services/files/picture-files';

const BACKUP_TIMEOUT_MS = 120_000;
const FAILED = 'last.failed';

export function backupFolder({ dataDir, backupDir }: Config): string {
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
export function timesOfCopies(config: Config): number[] {
  const folder = backupFolder(config);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter(isCopy)
    .map((name) => timeOfCopy(join(folder, name)).getTime())
    .sort((one, other) => other - one);
}
