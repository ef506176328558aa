import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepPreviousBuilds } from './previous-builds';

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

export const NO_FILES: AppFiles = new Map();

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
