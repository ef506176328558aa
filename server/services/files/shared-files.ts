import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AppFile, type AppFiles, appFile, readAppFiles } from './app-files';

/** Names by content: a file never changes, so a process that has it never asks again. */
const SHARED = /^\/(pictures\/[0-9a-f]{32}-\d+\.(avif|webp)|assets\/[\w./-]+\.\w+)$/;
const FOLDER = 'shared';
const MOST_MISSES = 1_000;
const MISSED_MS = 2_000;
const DAY_MS = 86_400_000;

export type Store = {
  isNeeded: boolean;
  find(path: string): Promise<Buffer | null>;
  pathsSince(at: number): Promise<Set<string>>;
  put(path: string, body: Buffer, at: number): Promise<void>;
};

export type SharedFiles = ReturnType<typeof openSharedFiles>;

/** Serves the pictures and parts of builds that another process of the venue has. */
export function openSharedFiles({ dataDir, store }: { dataDir: string; store: Store }) {
  const folder = join(dataDir, FOLDER);
  const files = new Map<string, AppFile>();
  const misses = new Map<string, number>();

  async function fetch(path: string): Promise<void> {
    if (files.has(path) || performance.now() - (misses.get(path) ?? -MISSED_MS) < MISSED_MS) return;
    const body = await store.find(path);
    if (!body) {
      // Strangers choose the paths.
      if (misses.size >= MOST_MISSES) misses.clear();
      return void misses.set(path, performance.now());
    }
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, body, { mode: 0o600 });
    await rename(`${file}.part`, file);
    files.set(path, await appFile(folder, file));
  }

  return {
    files: files as AppFiles,

    /** Fetches a missing file, and for clients without AVIF the same picture as WebP. */
    async look(path: string): Promise<void> {
      if (!store.isNeeded || !SHARED.test(path) || path.includes('..')) return;
      await fetch(path);
      if (path.startsWith('/pictures/')) await fetch(path.replace(/avif$/, 'webp'));
    },

    async share(path: string, body: Buffer, at: number): Promise<void> {
      if (store.isNeeded) await store.put(path, body, at);
    },

    /** Gives the other processes this build's parts, for tabs that ask them. Rows that get old are renewed. */
    async shareBuild(appDir: string | null, at: number): Promise<void> {
      if (!store.isNeeded || !appDir) return;
      const known = await store.pathsSince(at - DAY_MS);
      for (const path of (await readAppFiles(appDir)).keys()) {
        if (!SHARED.test(path) || known.has(path)) continue;
        await store.put(path, await readFile(join(appDir, path)), at);
      }
    },
  };
}
