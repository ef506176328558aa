import type { Context } from 'hono';
import type { Claim, MutationResponse } from '../repositories/stored-responses.repository';
import { type IdempotencyDeps, mutationIdOf, requestHash, respondOnce } from './idempotency';
import type { StaffEnv } from './require-staff';
import { bodyPicture, bodyText } from './validate';

export async function staffMutation(
  c: Context<StaffEnv>,
  deps: IdempotencyDeps,
  /** A queued mutation's kind, or the name of an online-only one. */
  kind: string,
  act: (facts: { claim: Claim; text: string }) => Promise<MutationResponse>,
): Promise<Response> {
  const mutationId = mutationIdOf(c, deps.newId);
  const text = await bodyText(c);
  const claim = { mutationId, principal: principalOf(c), kind, hash: requestHash(c, text) };
  return respondOnce(c, deps, { claim }, () => act({ claim, text }));
}

export async function staffUpload(
  c: Context<StaffEnv>,
  deps: IdempotencyDeps,
  kind: string,
  act: (facts: { claim: Claim; upload: Uint8Array }) => Promise<MutationResponse>,
): Promise<Response> {
  const mutationId = mutationIdOf(c, deps.newId);
  const upload = await bodyPicture(c);
  const claim = { mutationId, principal: principalOf(c), kind, hash: requestHash(c, upload) };
  return respondOnce(c, deps, { claim }, () => act({ claim, upload }));
}

function principalOf(c: Context<StaffEnv>): string {
  return `admin:${c.get('session').member.id}`;
}
