import type { Context } from 'hono';
import type { Claim, MutationResponse } from '../repositories/stored-responses.repository';
import { type IdempotencyDeps, mutationIdOf, requestHash, respondOnce } from './idempotency';
import type { StaffEnv } from './require-staff';
import { bodyText } from './validate';

/** Runs a staff mutation once. */
export async function staffMutation(
  c: Context<StaffEnv>,
  deps: IdempotencyDeps,
  /** A queued mutation's kind, or the name of an online-only one. */
  kind: string,
  act: (facts: { claim: Claim; text: string }) => Promise<MutationResponse>,
): Promise<Response> {
  const mutationId = mutationIdOf(c, deps.newId);
  const text = await bodyText(c);
  const principal = `admin:${c.get('session').member.id}`;
  const claim = { mutationId, principal, kind, hash: requestHash(c, text) };
  return respondOnce(c, deps, { claim }, () => act({ claim, text }));
}
