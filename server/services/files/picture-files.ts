import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '#domain/error-codes';
import { type AppFile, type AppFiles, appFile } from './app-files';

const FOLDER = 'pictures';
const NAME = /^[0-9a-f]{32}-\d+\.(avif|webp)$/;
/** At most this many uploads wait, because each holds its bytes in memory. */
const MOST_WAITING = 4;

export type PictureFiles = Awaited<ReturnType<typeof openPictureFiles>>;

/** Opens the folder of uploaded pictures. The hash of its content names each file. */
export async function openPictureFiles(dataDir: string) {
  const folder = pictureFolder(dataDir);
  const files = new Map<string, AppFile>();
  const list = async (name: string) => {
    files.set(`/${FOLDER}/${name}`, await appFile(folder, join(folder, name)));
  };
  for (const name of namesIn(folder)) await list(name);
  return {
    files: files as AppFiles,
    inTurn: createTurns(),

    /** Writes the files atomically, on the disk before the row exists. */
    async keep(drawn: ReadonlyMap<string, Buffer>): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const [name, bytes] of drawn) {
        await writeWhole(join(folder, name), bytes);
        await list(name);
      }
    },

    async keepOnly(hashes: ReadonlySet<string>): Promise<void> {
      const isStray = (name: string) => !NAME.test(name) || !hashes.has(hashIn(name));
      for (const name of entriesOf(folder).filter(isStray)) {
        files.delete(`/${FOLDER}/${name}`);
        await rm(join(folder, name), { force: true });
      }
    },
  };
}

export function pictureFolder(dataDir: string): string {
  return join(dataDir, FOLDER);
}

/** Copies the pictures missing in the other folder. */
export async function copyPictures(from: string, to: string): Promise<void> {
  const [names, known] = [namesIn(from), new Set(namesIn(to))];
  if (names.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names.filter((one) => !known.has(one))) {
    const part = join(to, `${name}.part`);
    await copyFile(join(from, name), part);
    await rename(part, join(to, name));
  }
}

function namesIn(folder: string): string[] {
  return entriesOf(folder).filter((name) => NAME.test(name));
}

/** Lists the folder synchronously: a server without pictures starts at once, and the simulation stays repeatable. */
function entriesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function hashIn(name: string): string {
  return name.split('-')[0] ?? '';
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.part`;
  try {
    const file = await open(part, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Runs one upload at a time for the sake of other requests. @throws DomainError busy when too many wait */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (waiting > MOST_WAITING) throw new DomainError('busy', { retryAfterS: 5 });
    waiting += 1;
    const turn = last.then(run);
    last = turn
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
    return turn;
  };
}
