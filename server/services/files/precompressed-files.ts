import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { etagOf, type Packed, pack } from './compressed';

/** The folder beside the built app's files; it is not served. */
export const PACKS = 'packed';
const BROTLI_QUALITY = 10;

/** Takes what the build has compressed; a file that it did not know, or that was changed since, is compressed now. */
export async function readCompressed(folder: string, raw: Buffer): Promise<Packed> {
  const { br, gzip } = namesOf(folder, raw);
  if (!existsSync(br) || !existsSync(gzip)) return pack(raw, BROTLI_QUALITY);
  const [brotli, zipped] = await Promise.all([readFile(br), readFile(gzip)]);
  return { raw, br: brotli, gzip: zipped, etag: etagOf(raw) };
}

/** Compresses a build's texts once and for all: no start of a server, and no first guest, waits for it again. */
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

/** Named by what is in them: a pack can never be that of an older file of the same name. */
function namesOf(folder: string, raw: Buffer) {
  const name = etagOf(raw).replace(/[^\w-]/g, '');
  return { br: join(folder, PACKS, `${name}.br`), gzip: join(folder, PACKS, `${name}.gz`) };
}
