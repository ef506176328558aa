import type { HttpBindings } from '@hono/node-server';
import type { Context, Next } from 'hono';
import { DomainError } from '#domain/error-codes';
import { forwardedValue, type Reach } from './request-facts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses mutations from other sites. Browsers send their origin; clients without one (curl, a till) carry no user's
 * cookies. `except` lists paths that another site posts to on purpose, with a signature instead of a session.
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
  // Browsers write origin and host alike, so that most need no parser.
  if (origin === `https://${host}` || origin === `http://${host}`) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Refuses a request with several Host headers (RFC 9112, 3.2): a proxy may have read another one than Node does. */
export async function requireOneHost(c: Context, next: Next): Promise<Response | undefined> {
  if (namesSeveralHosts(c.env)) return c.text('Bad Request', 400);
  await next();
  return undefined;
}

export function namesSeveralHosts(env: unknown): boolean {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>;
  const names = incoming?.rawHeaders ?? [];
  let hosts = 0;
  for (let at = 0; at < names.length; at += 2) {
    if (/^host$/i.test(names[at] ?? '')) hosts += 1;
  }
  return hosts > 1;
}
