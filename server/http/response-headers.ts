import type { Context, Next } from 'hono';
import { DomainError } from '#domain/error-codes';
import { HEADERS } from '#domain/sync/mutation';
import { isHttps, type Reach } from './request-facts';

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

// Only delivery asks where the guest is, and only staff's tablets look for codes, each after a tap.
const PERMISSIONS = 'camera=(self), microphone=(), payment=(), usb=(), geolocation=(self)';

// A form that pays is redirected to the bank's own page.
const WITH_BANK = CONTENT_SECURITY.replace(
  "form-action 'self'",
  "form-action 'self' https://*.vakifbank.com.tr",
);

/** Security headers of every response. */
export function securityHeaders(reach: Reach, hasBank = false) {
  const contentSecurity = hasBank ? WITH_BANK : CONTENT_SECURITY;
  return async (c: Context, next: Next) => {
    await next();
    // Set on the answer itself: `c.header` would make a whole new answer for each of them.
    const { headers } = c.res;
    // A page that leads to another site has rules of its own.
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', contentSecurity);
    }
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('Referrer-Policy', 'no-referrer');
    headers.set('Permissions-Policy', PERMISSIONS);
    if (isHttps(c, reach)) {
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
  };
}

/** Headers that tell our responses from a hotel's sign-in page, and that carry the server's clock. */
export function apiHeaders(now: () => number) {
  return async (c: Context, next: Next) => {
    await next();
    const { headers } = c.res;
    headers.set(HEADERS.api, '1');
    headers.set(HEADERS.now, String(now()));
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
}

/** Refuses mutations of an app so old that it would say them wrong; who names no build is let through. */
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
