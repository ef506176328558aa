import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
export function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
