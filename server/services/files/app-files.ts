import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { log } from '../../log/log';

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
async function keepPreviousBuilds({ appDir, dataDir, now }: Folders): Promise<AppFiles> {
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

export type Packed = { raw: Buffer; br: Buffer; gzip: Buffer; etag: string };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function pack(bytes: Buffer | string, brotliQuality = 6): Promise<Packed> {
  const raw = Buffer.from(bytes);
  const [br, gz] = await Promise.all([
    brotli(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
    zip(raw, { level: 9 }),
  ]);
  return { raw, br, gzip: gz, etag: etagOf(raw) };
}

/** Returns a weak tag, because the bytes differ between encodings. */
function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** This folder lies beside the built app's files; the server does not serve the folder. */
const PACKS = 'packed';
const BROTLI_QUALITY = 11;

async function readCompressed(folder: string, raw: Buffer): Promise<Packed> {
  const { br, gzip } = namesOf(folder, raw);
  if (!existsSync(br) || !existsSync(gzip)) return pack(raw, BROTLI_QUALITY);
  const [brotli, zipped] = await Promise.all([readFile(br), readFile(gzip)]);
  return { raw, br: brotli, gzip: zipped, etag: etagOf(raw) };
}

/** Compresses a build's text files once, at build time. */
async function keepCompressed(folder: string, texts: readonly Buffer[]): Promise<void> {
  await rm(join(folder, PACKS), { recursive: true, force: true });
  await mkdir(join(folder, PACKS));
  await Promise.all(
    texts.map(async (raw) => {
      const packed = await pack(raw, BROTLI_QUALITY);
      const { br, gzip } = namesOf(folder, raw);
      await Promise.all([writeFile(br, packed.br), writeFile(gzip, packed.gzip)]);
    }),
  );
}

/** Returns names by content, so that a name never refers to an older version. */
function namesOf(folder: string, raw: Buffer) {
  const name = etagOf(raw).replace(/[^\w-]/g, '');
  return { br: join(folder, PACKS, `${name}.br`), gzip: join(folder, PACKS, `${name}.gz`) };
}

/** The range includes its first and last byte. */
type Piece = { start: number; end: number };

export type AppFile = { type: string; etag: string; size: number } & (
  | { kind: 'text'; packed(): Promise<Packed> }
  | { kind: 'binary'; stream(piece?: Piece): ReadableStream<Uint8Array> }
);

/** The map holds the files of the built app by path. The server serves only listed files. */
export type AppFiles = ReadonlyMap<string, AppFile>;

const NO_FILES: AppFiles = new Map();

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const TEXT = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.xml']);

/** Lists a folder once. The server looks paths up in the list, so no path can leave the folder. */
export async function readAppFiles(folder: string): Promise<AppFiles> {
  const paths = await pathsIn(folder);
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, AppFile]> => {
        const name = relative(folder, path).split(sep).join('/');
        return [`/${name}`, await appFile(folder, path)];
      }),
    ),
  );
}

export async function packAppFiles(folder: string): Promise<void> {
  const texts = (await pathsIn(folder)).filter((path) => TEXT.has(extname(path)));
  await keepCompressed(folder, await Promise.all(texts.map((path) => readFile(path))));
}

async function pathsIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'));
  const packs = join(folder, PACKS);
  return files
    .filter((entry) => entry.parentPath !== packs)
    .map((entry) => join(entry.parentPath, entry.name));
}

export async function appFile(folder: string, path: string): Promise<AppFile> {
  const extension = extname(path);
  const type = TYPES[extension] ?? 'application/octet-stream';
  if (TEXT.has(extension)) {
    const bytes = await readFile(path);
    let packing: Promise<Packed> | null = null;
    const packed = () => {
      packing ??= readCompressed(folder, bytes).catch((error: unknown) => {
        packing = null;
        throw error;
      });
      return packing;
    };
    return { kind: 'text', type, etag: etagOf(bytes), size: bytes.length, packed };
  }
  const { size, mtimeMs } = await stat(path);
  const etag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const stream = (piece: Piece = { start: 0, end: size - 1 }) => wholeOf(path, piece);
  return { kind: 'binary', type, etag, size, stream };
}

/** Fails where the file ends too soon, since a client would wait for the announced rest. */
function wholeOf(path: string, piece: Piece): ReadableStream<Uint8Array> {
  let left = piece.end - piece.start + 1;
  // Node types its stream apart from the global one.
  const bytes = Readable.toWeb(createReadStream(path, piece)) as ReadableStream<Uint8Array>;
  return bytes.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, rest) {
        left -= chunk.byteLength;
        rest.enqueue(chunk);
      },
      flush(rest) {
        if (left > 0) rest.error(new Error(`${path} lacks ${left} bytes.`));
      },
    }),
  );
}

const SERVICE_WORKER = '/service-worker.js';
const KILL_SWITCH = '/kill-switch.js';

type Served = { appDir: string | null; dataDir: string; isKillSwitch: boolean; now: number };

/**
 * Returns the files of this build, those for tabs of older builds and, if enabled, the kill switch.
 * @throws Error if the build lacks it
 */
export async function readServedFiles({
  appDir,
  dataDir,
  isKillSwitch,
  now,
}: Served): Promise<AppFiles> {
  if (!appDir) return NO_FILES;
  const current = await readAppFiles(appDir);
  const files = new Map([...(await keepPreviousBuilds({ appDir, dataDir, now })), ...current]);
  if (!isKillSwitch) return files;
  const killSwitch = files.get(KILL_SWITCH);
  if (!killSwitch) throw new Error(`KILL_SWITCH=1, but the build in ${appDir} has no kill switch.`);
  return files.set(SERVICE_WORKER, killSwitch);
}

/** Names by content: a file never changes, so a process that has it never asks again. */
const SHARED = /^\/(pictures\/[0-9a-f]{32}-\d+\.(avif|webp)|assets\/[\w./-]+\.\w+)$/;
const SHARED_FOLDER = 'shared';
const MOST_MISSES = 1_000;
const MISSED_MS = 2_000;

export type Store = {
  isNeeded: boolean;
  find(path: string): Promise<Buffer | null>;
  pathsSince(at: number): Promise<Set<string>>;
  put(path: string, body: Buffer, at: number): Promise<void>;
};

export type SharedFiles = ReturnType<typeof openSharedFiles>;

/** Serves the pictures and parts of builds that another process of the venue has. */
export function openSharedFiles({ dataDir, store }: { dataDir: string; store: Store }) {
  const folder = join(dataDir, SHARED_FOLDER);
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
    files,

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
