import type { Context } from 'hono';
import type { Packed } from '../services/files/app-files';

export function packedResponse(
  c: Context,
  packed: Packed,
  contentType: string,
  status = 200,
): Response {
  c.header('ETag', packed.etag);
  c.header('Vary', 'Accept-Encoding');
  if (status === 200 && isKnown(c, packed.etag)) return c.body(null, 304);
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (encoding) c.header('Content-Encoding', encoding);
  c.header('Content-Type', contentType);
  const bytes = encoding ? packed[encoding] : packed.raw;
  return c.body(new Uint8Array(bytes), status === 404 ? 404 : 200);
}

export function isKnown(c: Context, etag: string): boolean {
  const known = c.req.header('if-none-match');
  if (known === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return known === '*' || known.split(',').map(bare).includes(bare(etag));
}
