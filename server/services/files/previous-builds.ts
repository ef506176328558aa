import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '../../log/log';
import { type AppFiles, NO_FILES, readAppFiles } from './app-files';

const FOLDER = 'assets-kept';
const BUILDS_BEFORE = 2;
const DAY_MS = 86_400_000;
const KEPT_MS = 7 * DAY_MS;

type Folders = { appDir: string; dataDir: string; now: number };
/** The data folder holds a build's files under the time of its first start. */
type KeptBuild = { folder: string; name: string; id: string; since: number };

/**
 * Stores this build's files and returns those of the two builds before, whose names open tabs request. The server
 * deletes a build a week after its replacement. If an old build cannot be copied, the server starts without it.
 */
export async function keepPreviousBuilds({ appDir, dataDir, now }: Folders): Promise<AppFiles> {
  try {
    const folder = join(dataDir, FOLDER);
    await mkdir(folder, { recursive: true });
    await keepCurrent(join(appDir, 'assets'), folder, now);
    const [, ...before] = await prune(await keptBuilds(folder), now);
    const files = await Promise.all(before.map((build) => readAppFiles(build.folder)));
    return new Map(files.reverse().flatMap((ofBuild) => [...ofBuild]));
  } catch (error) {
    log.error('build.older_parts_missing', error);
    return NO_FILES;
  }
}

async function keepCurrent(assets: string, folder: string, now: number): Promise<void> {
  if (!existsSync(assets)) return;
  const id = await idOf(assets);
  const [newest, ...older] = await keptBuilds(folder);
  if (newest?.id === id) return;
  const name = `${Math.max(now, (newest?.since ?? 0) + 1)}-${id}`;
  const known = older.find((build) => build.id === id);
  if (known) return rename(known.folder, join(folder, name));
  // The copy gets its name last, so that a killed server leaves no partial build.
  const unfinished = join(folder, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await cp(assets, join(unfinished, 'assets'), { recursive: true });
  await rename(unfinished, join(folder, name));
}

/** Returns the build's id from its file names, which contain hashes. */
async function idOf(assets: string): Promise<string> {
  const names = await readdir(assets, { recursive: true });
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
}

async function keptBuilds(folder: string): Promise<KeptBuild[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name) => {
      const [, since, id] = /^(\d+)-([0-9a-f]{16})$/.exec(name) ?? [];
      return id ? [{ folder: join(folder, name), name, id, since: Number(since) }] : [];
    })
    .sort((a, b) => b.since - a.since);
}

async function prune(builds: readonly KeptBuild[], now: number): Promise<KeptBuild[]> {
  const isKept = (index: number) => {
    const replacedAt = builds[index - 1]?.since;
    return replacedAt === undefined || (index <= BUILDS_BEFORE && now - replacedAt <= KEPT_MS);
  };
  const gone = builds.filter((_, index) => !isKept(index));
  await Promise.all(gone.map((build) => rm(build.folder, { recursive: true, force: true })));
  return builds.filter((_, index) => isKept(index));
}
