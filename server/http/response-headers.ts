import { createHash } from 'node:crypto';
import type { Context, Next } from 'hono';
import { DomainError } from '#domain/error-codes';
import { HEADERS } from '#domain/sync/mutation';
import type { AppFiles, Packed } from '../services/files/app-files';
import type { Reach } from './request-facts';
import { isHttps } from './request-facts';

export function packedResponse(c: Context, packed: Packed, contentType: string, status = 200) {
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

/** Sends an event stream without proxy buffering. A HEAD request opens none. */
export function eventStream(c: Context, open: () => ReadableStream<Uint8Array>): Response {
  c.header('Content-Type', 'text/event-stream; charset=UTF-8');
  c.header('Cache-Control', 'no-store, no-transform');
  c.header('X-Accel-Buffering', 'no');
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(open());
}

const CONTENT_SECURITY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
].join('; ');

// Only delivery uses the location and only tablets use the camera, each after a tap.
const PERMISSIONS = 'camera=(self), microphone=(), payment=(), usb=(), geolocation=(self)';

// A form that pays redirects to the bank's own page.
const BANK_FORMS = "form-action 'self' https://*.vakifbank.com.tr";

type Pages = { reach: Reach; appFiles: AppFiles; hasBank: boolean };

export function securityHeaders({ reach, appFiles, hasBank }: Pages) {
  let policy: Promise<string> | undefined;
  return async (c: Context, next: Next) => {
    await next();
    // The code sets the headers on the response, because `c.header` would copy the response for each header.
    const { headers } = c.res;
    // Pages that lead to another site set their own policy.
    if (!headers.has('Content-Security-Policy')) {
      policy ??= contentSecurity(appFiles, hasBank);
      headers.set('Content-Security-Policy', await policy);
    }
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Resource-Policy', resourcePolicy(c.req.path));
    headers.set('Referrer-Policy', 'no-referrer');
    headers.set('Permissions-Policy', PERMISSIONS);
    if (isHttps(c, reach)) {
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
  };
}

/** Allows the style and the script that the build puts into the guest page, by their hashes. */
async function contentSecurity(appFiles: AppFiles, hasBank: boolean): Promise<string> {
  const policy = hasBank
    ? CONTENT_SECURITY.replace("form-action 'self'", BANK_FORMS)
    : CONTENT_SECURITY;
  const file = appFiles.get('/index.html');
  const shell = file?.kind === 'text' ? (await file.packed()).raw.toString() : '';
  return [...shell.matchAll(/<(style|script)(?: id="\w+")?>(.+?)<\/\1>/gs)].reduce(
    (text, [, element, inline = '']) =>
      text.replace(
        `${element}-src 'self'`,
        `$& 'sha256-${createHash('sha256').update(inline).digest('base64')}'`,
      ),
    policy,
  );
}

/** Web mail shows dish pictures on its own site. */
function resourcePolicy(path: string): string {
  return /^\/(photos|pictures)\//.test(path) ? 'cross-origin' : 'same-origin';
}

export function apiHeaders(now: () => number) {
  return async (c: Context, next: Next) => {
    await next();
    const { headers } = c.res;
    headers.set(HEADERS.api, '1');
    headers.set(HEADERS.now, String(now()));
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
}

/** Refuses mutations of incompatible app builds; clients without a build header pass. */
export function requireClient(minClient: string) {
  return async (c: Context, next: Next) => {
    const client = c.req.header(HEADERS.client);
    const isAct = !['GET', 'HEAD'].includes(c.req.method);
    if (isAct && client !== undefined && isOlder(client, minClient)) {
      throw new DomainError('client_too_old', { minClient });
    }
    await next();
  };
}

function isOlder(client: string, minimum: string): boolean {
  if (!/^\d+(\.\d+)*/.test(client)) return false;
  const [ours, theirs] = [minimum, client].map((text) =>
    text.split('.').map((n) => Number.parseInt(n, 10)),
  );
  for (const [part, needed] of (ours ?? []).entries()) {
    const has = theirs?.[part] ?? 0;
    if (has !== needed) return has < needed;
  }
  return false;
}
