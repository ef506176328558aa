import { isIP } from 'node:net';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { matchedRoutes } from 'hono/route';
import { LANGUAGE_COOKIE } from '#domain/drawn-page';
import { HEADERS } from '#domain/sync/mutation';
import { type Language, languageOf } from './error-messages';

/** The server trusts the `X-Forwarded-…` headers of this many proxies. */
export type Reach = { trustedHops: number; publicUrl?: string };

/** Returns the pattern of the request's route, without ids and secrets of links. */
export function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'other';
}

export function languageFor(c: Context): Language {
  return languageOf(c.req.header('accept-language'));
}

/** Returns the page's language from the path, the app's choice, or the browser. */
export function pageLanguage(c: Context): Language {
  const named = c.req.query('lang') ?? getCookie(c, LANGUAGE_COOKIE);
  return named === 'en' || named === 'tr' ? named : languageFor(c);
}

/** Returns the public address of the site from the configuration or from this request. */
export function ownOrigin(c: Context, reach: Reach): string {
  if (reach.publicUrl) return reach.publicUrl;
  const named = forwardedValue(c, reach, 'x-forwarded-host') ?? c.req.header('host') ?? '';
  const host = /^[\w.-]{1,253}(:\d{1,5})?$/.test(named) ? named : new URL(c.req.url).host;
  return `${isHttps(c, reach) ? 'https' : 'http'}://${host}`;
}

export function isHttps(c: Context, reach: Reach): boolean {
  if (forwardedValue(c, reach, 'x-forwarded-proto') === 'https') return true;
  return c.req.url.startsWith('https:');
}

/** Returns the value of the outermost trusted proxy. Proxies append, so earlier values come from the client. */
export function forwardedValue(
  c: Context,
  { trustedHops }: Reach,
  name: 'x-forwarded-for' | 'x-forwarded-host' | 'x-forwarded-proto',
): string | undefined {
  if (trustedHops === 0) return undefined;
  const values = c.req.header(name)?.split(',');
  return (values?.at(-trustedHops) ?? values?.[0])?.trim() || undefined;
}

/** No mutation waits longer than this. */
const MOST_AGE_MS = 366 * 24 * 60 * 60_000;

/** Returns a mutation's age on its device (ms) by the device clock, or 0 if unreadable. */
export function ageMs(c: Context): number {
  const text = c.req.header(HEADERS.ageMs) ?? '';
  return /^\d+$/.test(text) ? Math.min(Number(text), MOST_AGE_MS) : 0;
}

/** A staff mutation with a larger age is not credible. */
const MOST_WAITED_MS = 7 * 24 * 60 * 60_000;

/** Returns the age of a staff mutation, whose time goes into the audit. */
export function staffAgeMs(c: Context): number {
  return Math.min(ageMs(c), MOST_WAITED_MS);
}

/**
 * Returns the rate-limit key: the IPv4 address, or the /64 network of an IPv6 address (one customer). Behind trusted
 * proxies the outermost proxy names the address; the function ignores invalid values.
 */
export function clientAddress(c: Context, reach: Reach): string {
  const forwarded = bareAddress(forwardedValue(c, reach, 'x-forwarded-for') ?? '');
  return networkOf(forwarded ?? bareAddress(socketAddress(c.env) ?? '') ?? 'local');
}

/** Returns the address without port, brackets or zone, or null if the text is no address. */
function bareAddress(text: string): string | null {
  const named = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1];
  const address = (named ?? text).replace(/%.*$/, '');
  return isIP(address) === 0 ? null : address;
}

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  // The URL parser normalizes IPv6 addresses.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array(8 - groups.length - after.length).fill('0');
  const whole = tail === undefined ? groups : [...groups, ...zeros, ...after];
  return `${whole.slice(0, 4).join(':')}::/64`;
}

/** Returns true without a proxy between: a proxy on this machine forwards for everybody. */
export function isOnThisMachine(c: Context): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'via'].some((name) => c.req.header(name));
  const address = networkOf(bareAddress(socketAddress(c.env) ?? '') ?? '');
  return !isForwarded && /^127\.|^0:0:0:0::/.test(address);
}

function socketAddress(env: unknown): string | undefined {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** Returns browser and system as the request names them ("Chrome · Android"), or an empty text. */
export function deviceName(c: Context): string {
  const agent = c.req.header('user-agent') ?? '';
  const named = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(agent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(' · ');
}
