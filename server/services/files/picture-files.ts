import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharpOptions } from 'sharp';
import { DomainError } from '#domain/error-codes';
import type { PictureShape } from '#domain/pictures/pictures';
import { MAX_PICTURE_PIXELS, MAX_PICTURE_RATIO } from '#domain/pictures/pictures';
import type { AppFile } from './app-files';
import { appFile } from './app-files';

type Sharp = typeof import('sharp').default;

const READ: SharpOptions = {
  limitInputPixels: MAX_PICTURE_PIXELS,
  failOn: 'error',
  sequentialRead: true,
};
const DECODE_SECONDS = 20;
const AVIF = { quality: 54, effort: 3, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 70, effort: 4 };

/** Re-encodes the middle, so that metadata and hidden content disappear. @throws DomainError picture.* */
export async function drawPicture(upload: Uint8Array, shape: PictureShape) {
  refuseOtherFormats(upload);
  const sharp = await openSharp();
  const { width, height } = await sizeOf(sharp, upload, shape);
  const sizes = shape.widths.map((size) => [size, Math.round(size / shape.ratio)] as const);
  const [largest = 0, tallest = 0] = sizes.at(-1) ?? [];
  const pixels = await readable(() =>
    sharp(upload, READ)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(largest, tallest)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { info, data } = pixels;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const drawn: [string, Buffer][] = [];
  for (const [size, tall] of sizes) {
    const sized = sharp(data, { raw }).resize(size, tall);
    drawn.push([`-${size}.avif`, await sized.clone().avif(AVIF).toBuffer()]);
    drawn.push([`-${size}.webp`, await sized.clone().webp(WEBP).toBuffer()]);
  }
  const hash = hashOf(drawn.map(([, bytes]) => bytes));
  return {
    hash,
    width,
    height,
    files: new Map(drawn.map(([end, bytes]) => [`${hash}${end}`, bytes])),
  };
}

let opened: Promise<Sharp> | null = null;

/** Loads the library with the first upload, to save memory. */
function openSharp(): Promise<Sharp> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // The library reads more formats than we accept.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`),
    });
    return sharp;
  });
  return opened;
}

/** Recognizes JPEG, PNG, WebP and AVIF by their first bytes and ignores the declared type. */
function refuseOtherFormats(upload: Uint8Array): void {
  const head = Buffer.from(upload.subarray(0, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return;
  if (head.startsWith('\x89PNG\r\n\x1a\n')) {
    refuseAnimatedPng(upload);
    return;
  }
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return;
  const brands = head.slice(4, 8) === 'ftyp' ? head.slice(8) : '';
  if (brands.startsWith('avis')) throw new DomainError('picture.animated');
  if (!brands.includes('avif')) throw new DomainError('picture.unknown_format');
}

/** Refuses animated PNGs, because the library reads only the first frame and does not report others. */
function refuseAnimatedPng(upload: Uint8Array): void {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  const beforePixels = bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT')));
  if (beforePixels.includes('acTL')) throw new DomainError('picture.animated');
}

/** Reads the size from the header, before decoding. */
async function sizeOf(sharp: Sharp, upload: Uint8Array, { minSide }: PictureShape) {
  const {
    width,
    height,
    pages = 1,
  } = await readable(() => sharp(upload, { ...READ, limitInputPixels: false }).metadata());
  if (width * height > MAX_PICTURE_PIXELS) throw new DomainError('picture.too_many_pixels');
  if (pages > 1) throw new DomainError('picture.animated');
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const isNarrow = short < minSide || long > short * MAX_PICTURE_RATIO;
  if (isNarrow) throw new DomainError('picture.too_small', { minSide });
  return { width, height };
}

/** Reports any error of the library as a bad upload. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw new DomainError('picture.unreadable');
  }
}

function hashOf(files: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const bytes of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 32);
}

const FOLDER = 'pictures';
const NAME = /^[0-9a-f]{32}-\d+\.(avif|webp)$/;
/** At most this many uploads wait, because each holds its bytes in memory. */
const MOST_WAITING = 4;

export type PictureFiles = Awaited<ReturnType<typeof openPictureFiles>>;

/** Opens the folder of uploaded pictures. The hash of its content names each file. @param share gives it to other processes */
export async function openPictureFiles(
  dataDir: string,
  share: (path: string, bytes: Buffer) => Promise<void> = async () => {},
) {
  const folder = pictureFolder(dataDir);
  const files = new Map<string, AppFile>();
  const list = async (name: string) => {
    files.set(`/${FOLDER}/${name}`, await appFile(folder, join(folder, name)));
  };
  for (const name of namesIn(folder)) await list(name);
  return {
    files,
    inTurn: createTurns(),

    /** Writes the files atomically, on the disk before the row exists. */
    async keep(drawn: ReadonlyMap<string, Buffer>): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const [name, bytes] of drawn) {
        await writeWhole(join(folder, name), bytes);
        await share(`/${FOLDER}/${name}`, bytes);
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
