import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '#domain/error-codes';
import { DomainError, ERROR_STATUS } from '#domain/error-codes';
import { log } from '../log/log';
import type { Language } from './request-facts';
import { languageFor, messageOf, routeOf } from './request-facts';

export function errorBody(error: DomainError, language: Language, mutationId?: string): string {
  const { code, details } = error;
  return JSON.stringify({
    code,
    message: messageOf(code, language),
    ...(mutationId ? { mutationId } : {}),
    ...details,
  });
}

/** Maps errors to responses. The function logs unexpected errors and does not send their text. */
export function errorResponse(error: Error, c: Context): Response {
  const known = error instanceof DomainError ? error : unexpected(error);
  // Paths hold secrets of links, and bodies guests' data.
  if (known !== error)
    log.error('request.failed', error, { method: c.req.method, route: routeOf(c) });
  const { retryAfterS } = known.details;
  if (typeof retryAfterS === 'number') c.header('Retry-After', String(retryAfterS));
  return jsonText(c, statusOf(known.code), errorBody(known, languageFor(c)));
}

/** A request may succeed later if the disk was only full. */
function unexpected(error: Error): DomainError {
  const isDiskFull = 'code' in error && error.code === 'ENOSPC';
  return isDiskFull ? new DomainError('busy', { retryAfterS: 30 }) : new DomainError('internal');
}

export function statusOf(code: ErrorCode): number {
  return ERROR_STATUS[code];
}

/** Sends JSON text unchanged, because the server replays stored responses byte by byte. */
export function jsonText(c: Context, status: number, body: string): Response {
  c.header('Content-Type', 'application/json; charset=UTF-8');
  // Hono allows only statuses that have a body; a stored response has one.
  return c.body(body, status as ContentfulStatusCode);
}
