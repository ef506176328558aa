import type { Context, Hono } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';
import type { StaffMutation } from '#domain/registry/mutations';
import type { StaffSession } from '../repositories/staff.repository';
import type { Claim, MutationResponse } from '../repositories/stored-responses.repository';
import { type IdempotencyDeps, mutationIdOf, requestHash, respondOnce } from './idempotency';
import { staffAgeMs } from './request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from './require-staff';
import { bodyPicture, bodyText, parseJson } from './validate';

type StaffRequest<S extends GenericSchema> = {
  claim: Claim;
  body: InferOutput<S>;
  member: StaffSession['member'];
  ageMs: number;
};

/** Adds the route of a queued mutation, which names its method, path, ability and schema. */
export function staffMutationRoute<S extends GenericSchema>(
  app: Hono<StaffEnv>,
  deps: StaffGateDeps & IdempotencyDeps,
  mutation: StaffMutation & { schema: S },
  run: (c: Context<StaffEnv>, request: StaffRequest<S>) => Promise<MutationResponse>,
): void {
  const { kind, schema } = mutation;
  staffRoute(app, deps, mutation, (c) =>
    staffMutation(c, deps, kind, async ({ claim, text }) => {
      const body = parseJson(schema, text);
      return run(c, { claim, body, member: c.get('session').member, ageMs: staffAgeMs(c) });
    }),
  );
}

export async function staffMutation(
  c: Context<StaffEnv>,
  deps: IdempotencyDeps,
  /** The kind names a queued mutation or an online-only one. */
  kind: string,
  run: (facts: { claim: Claim; text: string }) => Promise<MutationResponse>,
): Promise<Response> {
  const mutationId = mutationIdOf(c, deps.newId);
  const text = await bodyText(c);
  const claim = { mutationId, principal: principalOf(c), kind, hash: requestHash(c, text) };
  return respondOnce(c, deps, { claim, response: null }, () => run({ claim, text }));
}

export async function staffUpload(
  c: Context<StaffEnv>,
  deps: IdempotencyDeps,
  kind: string,
  run: (facts: { claim: Claim; upload: Uint8Array }) => Promise<MutationResponse>,
): Promise<Response> {
  const mutationId = mutationIdOf(c, deps.newId);
  const upload = await bodyPicture(c);
  const claim = { mutationId, principal: principalOf(c), kind, hash: requestHash(c, upload) };
  return respondOnce(c, deps, { claim, response: null }, () => run({ claim, upload }));
}

function principalOf(c: Context<StaffEnv>): string {
  return `admin:${c.get('session').member.id}`;
}
