import { DomainError } from '#domain/error-codes';
import type { Values } from '#domain/resource/resource';
import type {
  ResourceRepository,
  Written,
} from '../../../repositories/resources/resource.repository';
import type {
  Claim,
  StoredResponsesRepository,
} from '../../../repositories/stored-responses.repository';
import { type AuditDeps, staffOnce } from '../../shared/audit-row';

export type ResourceDeps = AuditDeps & {
  records: ResourceRepository;
  responses: StoredResponsesRepository;
};

/** The request names the person and the mutation. */
export type RecordRequest = {
  claim: Claim;
  member: { id: string; firstName: string };
  ageMs: number;
};

type Change = { verb: 'add' | 'change' | 'remove'; id: string | number; at: number };
type Facts = { before: Values | null; after: Values | null };

/** Returns what a write stores beside the record. */
export function recordOnce(
  deps: ResourceDeps,
  request: RecordRequest,
  { verb, ...change }: Change & Facts,
  response: { status?: number; body: object },
): Written {
  const { resource, tableName: tbl } = deps.records;
  const fact = { action: `${resource.name}.${verb}`, tbl, ...change, pk: change.id };
  return { ...staffOnce(deps, request, fact, response), member: request.member.firstName };
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
