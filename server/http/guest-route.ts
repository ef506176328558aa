import type { Context } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';
import { allowedFields } from '#domain/allowed-fields';
import type { GuestMutation, MutationKind } from '#domain/registry/mutations';
import type { Ability } from '#domain/roles';
import { HEADERS } from '#domain/sync/mutation';
import type { GuestOperation } from '#domain/sync/operation';
import type { Claim, MutationResponse } from '../repositories/rows/responses.repository';
import type { Packed } from '../services/files/app-files';
import type { Proof } from '../services/files/data-folder';
import type { Keys } from '../services/keys';
import type { RateLimiter } from '../services/rate-limiter';
import type { ReturnLink, ToldByUrl } from '../services/vakifbank/hosted-page';
import { isReturnLink } from '../services/vakifbank/hosted-page';
import type { IdempotencyDeps } from './idempotency';
import { mutationIdOf, requestDigest, respondOnce } from './idempotency';
import { within } from './list-bounds';
import { jsonInParts } from './pieces';
import type { Guest, MemberGateDeps } from './principal';
import { guestOf, guestProof, keepDevice, memberSession } from './principal';
import { SHARED_LIMITS, takeShared } from './rate-limit';
import type { Reach } from './request-facts';
import {
  bodyText,
  clientAddress,
  formBody,
  languageFor,
  ownOrigin,
  parseJson,
} from './request-facts';
import { packedResponse } from './response-headers';
import type { App, StaffGateDeps } from './staff-api';
import { isStaffWho } from './staff-api';

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

type GuestMutationDeps = IdempotencyDeps & {
  keys: Keys;
  limiter: RateLimiter;
  reach: Reach;
};

type Served<S extends GenericSchema> = GuestMutation & {
  schema: S;
  response: GenericSchema;
  writesFirst: boolean;
};

type GuestRequest<S extends GenericSchema> = { claim: Claim; guest: Guest; body: InferOutput<S> };

type Run<S extends GenericSchema> = (
  c: Context,
  request: GuestRequest<S>,
) => Promise<MutationResponse>;

/**
 * Returns what adds the route of a guest's mutation, which names its method, path and schema. Only the response's
 * fields leave.
 */
export function guestMutations(app: App, deps: GuestMutationDeps) {
  return <S extends GenericSchema>(
    mutation: GuestMutation & { schema: S },
    response: GenericSchema,
    run: Run<S>,
    writesFirst = false,
  ): void => {
    const handler = (c: Context) => respond(c, deps, { ...mutation, response, writesFirst }, run);
    app.on(mutation.method, mutation.path, withResponse(handler, response));
  };
}

async function respond<S extends GenericSchema>(
  c: Context,
  deps: GuestMutationDeps,
  { kind, schema, response, writesFirst }: Served<S>,
  run: Run<S>,
): Promise<Response> {
  const mutationId = mutationIdOf(c, deps.newId);
  const guest = guestOf(c, deps, { kind, mutationId });
  await takeTokens(deps.limiter, kind, { guest, ip: clientAddress(c, deps.reach), mutationId });
  const text = await bodyText(c);
  const { principal } = guest;
  const claim = { mutationId, principal, kind, hash: requestDigest(c.req, text) };
  const options = {
    claim,
    response,
    writesFirst,
    isAnonymous: guest.secretHash === null && guest.cookieHash === null,
    isTimely: c.req.header(HEADERS.again) === '1',
    onResponse(status: number) {
      if (status === 201) keepDevice(c, guest, deps.reach);
    },
  };
  return respondOnce(c, deps, options, async () =>
    run(c, { claim, guest, body: parseJson(schema, text) }),
  );
}

type Asker = { guest: Guest; ip: string; mutationId: string };

async function takeTokens(limiter: RateLimiter, kind: MutationKind, asker: Asker): Promise<void> {
  const { guest, ip, mutationId } = asker;
  if (kind === 'message.create') {
    await takeShared(limiter, SHARED_LIMITS.messageByIp, ip, mutationId);
    // The limit counts the cookie that this mutation will set: otherwise a browser's first message is unlimited.
    await takeShared(limiter, SHARED_LIMITS.messageByDevice, guest.deviceHash, mutationId);
    return;
  }
  await takeShared(limiter, SHARED_LIMITS.orderByIp, ip, mutationId);
  if (guest.cookieHash)
    await takeShared(limiter, SHARED_LIMITS.orderByDevice, guest.cookieHash, mutationId);
}

export async function payerOf(c: Context, deps: MemberGateDeps, id: string) {
  const { secretHash, cookieHash } = guestProof(c, deps.reach);
  const memberId = await memberIdOf(c, deps);
  const proof: Proof = { secretHash, deviceHash: cookieHash, memberId };
  return {
    id,
    proof,
    clientIp: bankAddress(c, deps.reach),
    language: languageFor(c),
    origin: ownOrigin(c, deps.reach),
  };
}

/** Returns one address for the bank: the first one of an IPv6 network. */
function bankAddress(c: Context, reach: Reach): string {
  const address = clientAddress(c, reach).replace('/64', '');
  return address === 'local' ? '127.0.0.1' : address;
}

/** Returns the payment of a signed URL, or null if the URL is forged, altered or expired. */
export function returnedPaymentId(
  c: Context,
  { keys, now }: { keys: Keys; now: () => number },
  way: ReturnLink['way'],
): string | null {
  const paymentId = c.req.param('id') ?? '';
  const expiresAt = Number(c.req.query('exp'));
  const sig = c.req.query('sig') ?? '';
  return isReturnLink(keys, { paymentId, way, expiresAt }, sig, now()) ? paymentId : null;
}

/** Reads the result in the return URL or its form; the bank writes the name as `Rc` or `RC`. */
export async function toldByUrl(c: Context): Promise<ToldByUrl> {
  // A return without a readable form says nothing.
  const form = c.req.method === 'POST' ? await formBody(c).catch(() => []) : [];
  const fields = [...Object.entries(c.req.query()), ...form];
  const rc = fields.find(([name]) => /^rc$/i.test(name))?.[1];
  if (!rc) return null;
  return rc === '0000' ? 'approved' : 'refused';
}
