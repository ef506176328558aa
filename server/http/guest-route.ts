import type { Context } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';
import { allowedFields } from '#domain/allowed-fields';
import type { Ability } from '#domain/staff/roles';
import type { GuestOperation } from '#domain/sync/operation';
import type { Packed } from '../services/files/app-files';
import { within } from './list-bounds';
import { type MemberGateDeps, memberSession } from './member-session';
import { jsonInParts } from './pieces';
import { guestProof } from './principal';
import { type App, isStaffWho, type StaffGateDeps } from './require-staff';
import { packedResponse } from './response-headers';

/** Returns the reader's proofs: secret, cookie, membership, staff session. */
export async function readerOf(c: Context, deps: StaffGateDeps & MemberGateDeps, ability: Ability) {
  const { secretHash, cookieHash } = guestProof(c, deps.reach);
  const memberId = await memberIdOf(c, deps);
  const isStaff = await isStaffWho(c, deps, ability);
  return { secretHash, deviceHash: cookieHash, memberId, isStaff };
}

export async function memberIdOf(c: Context, deps: MemberGateDeps): Promise<string | null> {
  const session = await memberSession(c, deps);
  return session?.member.id ?? null;
}

type Sent<S> = S extends GenericSchema ? InferOutput<S> : undefined;

/** Serves a guest's operation: only the fields of its response leave the server. */
export function guestRoute<S extends GenericSchema | null>(
  app: App,
  { kind, method, path, response }: GuestOperation<S>,
  run: (c: Context) => Promise<Sent<S>> | Sent<S>,
): void {
  const respond = async (c: Context) => {
    const value = await run(c);
    return response === null
      ? c.body(null, 204)
      : c.json(within(kind, allowedFields(response, value)));
  };
  app.on(method, path, withResponse(respond, response));
}

/** Serves bytes that a use case packed once, with the fields of the operation. */
export function packedRoute(
  app: App,
  { method, path, response }: GuestOperation,
  run: (c: Context) => Promise<Packed>,
): void {
  const respond = async (c: Context) =>
    packedResponse(c, await run(c), 'application/json; charset=UTF-8');
  app.on(method, path, withResponse(respond, response));
}

/** Serves an object whose lists are read part by part; the use case keeps to the fields of the operation. */
export function partsRoute(
  app: App,
  { method, path, response }: GuestOperation,
  run: (c: Context) => Promise<object>,
): void {
  const respond = async (c: Context) => jsonInParts(c, await run(c));
  app.on(method, path, withResponse(respond, response));
}

/** Serves what is no JSON: a stream, a file, a redirect. */
export function plainRoute(
  app: App,
  { method, path }: GuestOperation<null>,
  run: (c: Context) => Promise<Response> | Response,
): void {
  app.on(method, path, run);
}

/** Marks a route's handler with its schema: `tests/api/pages/guest-responses.test.ts` compares both. */
export function withResponse<Handler extends object>(
  handler: Handler,
  response: GenericSchema | null,
): Handler {
  return Object.assign(handler, { response });
}
