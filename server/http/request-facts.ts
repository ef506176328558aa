import type { Context } from 'hono';
import { HEADERS } from '#domain/sync/mutation';
import { type Language, languageOf } from './messages';

/** How the house is reached: behind a proxy of its own, that proxy's word is taken. */
export type Reach = { trustProxy: boolean; publicUrl?: string };

export function languageFor(c: Context): Language {
  return languageOf(c.req.header('accept-language'));
}

/** The language of a page: the one its address names, otherwise the browser's. */
export function pageLanguage(c: Context): Language {
  const named = c.req.query('lang');
  return named === 'en' || named === 'tr' ? named : languageFor(c);
}

/** The address that pages and machines know the house by: as configured, or as this request came. */
export function ownOrigin(c: Context, { trustProxy, publicUrl }: Reach): string {
  if (publicUrl) return publicUrl;
  const forwarded = trustProxy ? c.req.header('x-forwarded-host') : undefined;
  const named = forwarded ?? c.req.header('host') ?? '';
  const host = /^[\w.-]{1,253}(:\d{1,5})?$/.test(named) ? named : new URL(c.req.url).host;
  return `${isHttps(c, { trustProxy }) ? 'https' : 'http'}://${host}`;
}

/** The address that a request comes from; behind our proxy, the last hop that it names. */
export function clientIp(c: Context, { trustProxy }: Reach): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  return forwarded || socketAddress(c.env) || 'local';
}

export function isHttps(c: Context, { trustProxy }: Reach): boolean {
  if (trustProxy && c.req.header('x-forwarded-proto') === 'https') return true;
  return c.req.url.startsWith('https:');
}

/** How long an act waited on its device, by the device's own clock; nothing readable is no age. */
export function ageMs(c: Context): number {
  const text = c.req.header(HEADERS.ageMs) ?? '';
  return /^\d{1,13}$/.test(text) ? Number(text) : 0;
}

/** Nothing of staff waits for longer: beyond it a tablet's word about its age says nothing. */
const MOST_WAITED_MS = 7 * 24 * 60 * 60_000;

/** The same of an act of staff, whose times stand in the audit. */
export function staffAgeMs(c: Context): number {
  return Math.min(ageMs(c), MOST_WAITED_MS);
}

function socketAddress(env: unknown): string | undefined {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}
