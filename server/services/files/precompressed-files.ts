import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { etagOf, type Packed, pack } from './compressed';

/** This folder lies beside the built app's files; the server does not serve the folder. */
export const PACKS = 'packed';
const BROTLI_QUALITY = 10;

export async function readCompressed(folder: string, raw: Buffer): Promise<Packed> {
  const { br, gzip } = namesOf(folder, raw);
  if (!existsSync(br) || !existsSync(gzip)) return pack(raw, BROTLI_QUALITY);
  const [brotli, zipped] = await Promise.all([readFile(br), readFile(gzip)]);
  return { raw, br: brotli, gzip: zipped, etag: etagOf(raw) };
}

/** Compresses a build's text files once, at build time. */
export async function keepCompressed(folder: string, texts: readonly Buffer[]): Promise<void> {
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
