import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes ready to be sent, in every encoding a browser may ask for. */
export type Packed = { raw: Buffer; br: Buffer; gzip: Buffer; etag: string };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a response body that is sent many times. */
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

/** Weak, because the bytes differ from encoding to encoding. */
export function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
