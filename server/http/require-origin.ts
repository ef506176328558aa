import type { Context, Next } from 'hono';
import { DomainError } from '#domain/error-codes';
import { forwardedValue, type Reach } from './request-facts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Mutations come from our own pages only. Browsers say where a request comes from; a client that says nothing
 * (curl, a till) is no browser and carries nobody's cookies against their will. `except` names addresses to which another site
 * sends browsers on purpose; they carry a signature in place of a session.
 */
export function requireOrigin(reach: Reach, except?: RegExp) {
  return async (c: Context, next: Next) => {
    const isAct = !SAFE_METHODS.includes(c.req.method) && !except?.test(c.req.path);
    if (isAct && !isFromUs(c, reach)) {
      throw new DomainError('origin.refused');
    }
    await next();
  };
}

function isFromUs(c: Context, reach: Reach): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = c.req.header('origin');
  if (origin === undefined) return true;
  const forwarded = forwardedValue(c, reach, 'x-forwarded-host');
  const host = forwarded ?? c.req.header('host') ?? new URL(c.req.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
