import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isHttps, type Reach } from './request-facts';

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
