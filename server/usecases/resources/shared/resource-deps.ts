import { DomainError } from '#domain/error-codes';
import type { Values } from '#domain/resource/resource';
import type { audit } from '../../../db/tables/staff.table';
import type { ResourceRepository } from '../../../repositories/resources/resource.repository';
import type {
  Claim,
  StoredResponsesRepository,
} from '../../../repositories/stored-responses.repository';

export type ResourceDeps = {
  records: ResourceRepository;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

/** The request names the person and the mutation. */
export type RecordRequest = {
  claim: Claim;
  member: { id: string; firstName: string };
  ageMs: number;
};

type Change = { verb: 'add' | 'change' | 'remove'; id: string | number; at: number };
type Facts = { before: Values | null; after: Values | null };

export function recordAudit(
  { records, newId }: ResourceDeps,
  { member, ageMs }: RecordRequest,
  { verb, id, at }: Change,
  { before, after }: Facts,
): typeof audit.$inferInsert {
  return {
    id: newId(),
    actor: member.id,
    action: `${records.resource.name}.${verb}`,
    tbl: records.tableName,
    pk: String(id),
    before,
    after,
    doneAt: at - ageMs,
    receivedAt: at,
  };
}

/** @throws DomainError the code of the first guard that does not hold */
export async function refuseUnless(
  { records }: ResourceDeps,
  guards: Parameters<ResourceRepository['refusal']>[0] | undefined,
): Promise<void> {
  const code = await records.refusal(guards ?? []);
  if (code) throw new DomainError(code);
}

/** @throws DomainError with the reason of the law */
export async function refuseForbidden(
  { records }: ResourceDeps,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const forbidden = await records.forbidden(row);
  if (forbidden) throw new DomainError(forbidden.code, forbidden.details);
}
