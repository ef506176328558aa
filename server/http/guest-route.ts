import type { Context, Hono } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';
import { allowedFields } from '#domain/allowed-fields';
import type { Packed } from '../services/files/app-files';
import { packedResponse } from './compressed-response';

/** A route of this schema sends no body. */
export const NO_BODY = null;

type Sent<S> = S extends GenericSchema ? InferOutput<S> : undefined;

/** Adds a guest's route: only the fields of its schema leave the server. */
export function guestRoute<S extends GenericSchema | null>(
  app: Hono,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  response: S,
  run: (c: Context) => Promise<Sent<S>> | Sent<S>,
): void {
  const respond = async (c: Context) => {
    const value = await run(c);
    return response === null ? c.body(null, 204) : c.json(allowedFields(response, value));
  };
  app.on(method, path, withResponse(respond, response));
}

/** Adds a route of bytes that a use case packed once, with the fields of the schema. */
export function packedRoute(
  app: Hono,
  path: string,
  response: GenericSchema,
  run: (c: Context) => Promise<Packed>,
): void {
  const respond = async (c: Context) =>
    packedResponse(c, await run(c), 'application/json; charset=UTF-8');
  app.get(path, withResponse(respond, response));
}

/** Marks a route's handler with its schema: `tests/api/pages/guest-responses.test.ts` compares both. */
export function withResponse<Handler extends object>(
  handler: Handler,
  response: GenericSchema | null,
): Handler {
  return Object.assign(handler, { response });
}
