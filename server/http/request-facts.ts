import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Next } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { matchedRoutes } from 'hono/route';
import * as v from 'valibot';
import type { ErrorCode } from '#domain/error-codes';
import { DomainError } from '#domain/error-codes';
import { uuidText } from '#domain/fields';
import { LANGUAGE_COOKIE } from '#domain/pages/drawn-page';
import { MAX_PICTURE_BYTES } from '#domain/pictures/pictures';
import { HEADERS } from '#domain/sync/mutation';
import MESSAGES from './error-messages.json' with { type: 'json' };

export type Language = 'en' | 'tr';

function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*tr\b/i.test(acceptLanguage ?? '') ? 'tr' : 'en';
}

/** Third-party clients read these error messages; the app has its own. */
export function messageOf(code: ErrorCode, language: Language): string {
  return MESSAGES[code][language];
}

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
function forwardedValue(
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

/** Returns Node's own request; a test calls the app without one. */
export function nodeRequest(env: unknown): Partial<HttpBindings['incoming']> | undefined {
  // Hono types the environment as any value.
  return ((env ?? {}) as Partial<HttpBindings>).incoming;
}

function socketAddress(env: unknown): string | undefined {
  return nodeRequest(env)?.socket?.remoteAddress;
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

const MAX_BODY_BYTES = 64 * 1024;
const MAX_DEPTH = 20;
const MAX_ISSUES = 20;

const utf8 = new TextDecoder('utf-8', { fatal: true });

export async function bodyText(c: Context): Promise<string> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new DomainError('unsupported_media_type');
  const bytes = await bodyBytes(c, { most: MAX_BODY_BYTES, code: 'too_large' });
  try {
    return utf8.decode(bytes);
  } catch {
    throw new DomainError('bad_json');
  }
}

/** Reads a form as browsers send it without files. */
export async function formBody(c: Context): Promise<URLSearchParams> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new DomainError('unsupported_media_type');
  }
  const bytes = await bodyBytes(c, { most: MAX_BODY_BYTES, code: 'too_large' });
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

export async function bodyPicture(c: Context): Promise<Uint8Array> {
  const type = c.req.header('content-type') ?? '';
  if (!/^image\//i.test(type)) throw new DomainError('picture.unknown_format');
  return bodyBytes(c, { most: MAX_PICTURE_BYTES, code: 'picture.too_heavy' });
}

type BodyLimit = { most: number; code: ErrorCode };

const ENDED_EARLY = 'The body ended early.';

/**
 * Checks both the declared and the received length. Reads the socket by its events: a web stream or an iterator would
 * cost more than the rest of the mutation. Only tests have no socket.
 */
async function bodyBytes(c: Context, { most, code }: BodyLimit): Promise<Uint8Array> {
  if (Number(c.req.header('content-length') ?? 0) > most) throw new DomainError(code);
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  const body = incoming ?? Readable.from(c.req.raw.body ?? [], { objectMode: false });
  return new Promise((resolve, reject) => {
    // The request of a guest who has gone already sends no more events.
    if (body.destroyed) reject(new Error(ENDED_EARLY));
    const chunks: Uint8Array[] = [];
    let size = 0;
    body.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size <= most) return;
      reject(new DomainError(code));
      body.destroy();
    });
    body.on('end', () =>
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
    );
    body.on('error', reject);
    body.on('close', () => reject(new Error(ENDED_EARLY)));
  });
}

/** @throws DomainError bad_json, or invalid_input with a code for each field */
export function parseJson<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  return parse(schema, jsonOf(text));
}

export function parse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issues = result.issues.slice(0, MAX_ISSUES).map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    code: codeOf(issue.message),
  }));
  throw new DomainError('invalid_input', { issues });
}

function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isDeeperThan(value, MAX_DEPTH)) throw new DomainError('bad_json');
    return value;
  } catch {
    throw new DomainError('bad_json');
  }
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}

/** Returns "invalid" for Valibot's own messages, because they are not codes. */
function codeOf(message: string): string {
  return /^[a-z_]+(\.[a-z_]+)*$/.test(message) ? message : 'invalid';
}

/** @throws DomainError not_found for anything but an id */
export function entityId(c: Context): string {
  const id = v.safeParse(uuidText, c.req.param('id'));
  if (!id.success) throw new DomainError('not_found');
  return id.output;
}

export function rowId(c: Context): number {
  return Number(numberedId(c));
}

/** Returns the id of a row that has a number, as text. */
export function numberedId(c: Context): string {
  const id = c.req.param('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new DomainError('not_found');
  return id;
}

type Cookie = { name: string; value: string; maxAgeS: number };

/** Reads one of our cookies. Over https their names have the __Host- prefix. */
export function readCookie(c: Context, reach: Reach, name: string): string {
  return getCookie(c, fullName(c, reach, name)) ?? '';
}

export function readToken(c: Context, reach: Reach, name: string): string | null {
  const cookie = readCookie(c, reach, name);
  return /^[\w-]{43}$/.test(cookie) ? cookie : null;
}

export function putCookie(c: Context, reach: Reach, { name, value, maxAgeS }: Cookie): void {
  setCookie(c, fullName(c, reach, name), value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isHttps(c, reach),
    maxAge: maxAgeS,
  });
}

export function clearCookie(c: Context, reach: Reach, name: string): void {
  deleteCookie(c, fullName(c, reach, name), { path: '/', secure: isHttps(c, reach) });
}

function fullName(c: Context, reach: Reach, name: string): string {
  return isHttps(c, reach) ? `__Host-${name}` : name;
}

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
  const names = nodeRequest(env)?.rawHeaders ?? [];
  let hosts = 0;
  for (let at = 0; at < names.length; at += 2) {
    if (/^host$/i.test(names[at] ?? '')) hosts += 1;
  }
  return hosts > 1;
}
