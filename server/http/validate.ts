import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import * as v from 'valibot';
import { DomainError, type ErrorCode } from '#domain/error-codes';
import { uuidText } from '#domain/fields';
import { MAX_PICTURE_BYTES } from '#domain/pictures/pictures';

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
