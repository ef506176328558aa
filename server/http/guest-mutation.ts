import type { Context } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';
import type { GuestMutation, MutationKind } from '#domain/registry/mutations';
import { HEADERS } from '#domain/sync/mutation';
import type { Claim, MutationResponse } from '../repositories/stored-responses.repository';
import type { RateLimiter } from '../services/rate-limiter';
import type { Keys } from '../services/secrets/keys';
import { withResponse } from './guest-route';
import { type IdempotencyDeps, mutationIdOf, requestHash, respondOnce } from './idempotency';
import { type Guest, guestOf, keepDevice } from './principal';
import { SHARED_LIMITS, takeShared } from './rate-limit';
import { clientAddress, type Reach } from './request-facts';
import type { App } from './require-staff';
import { bodyText, parseJson } from './validate';

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
  const claim = { mutationId, principal, kind, hash: requestHash(c, text) };
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
