import type { CorrectPointsInput, MergeMemberInput } from '#domain/club/member-record';
import { DomainError } from '#domain/error-codes';
import type { MemberRow } from '../../repositories/members.repository';
import type { PointsRepository } from '../../repositories/points.repository';
import type { MemberRecordsRepository } from '../../repositories/resources/member-records.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import type { PrivacyRequests } from '../../services/files/data-folder';
import type { Mailer } from '../../services/mail/mailer';
import { type AuditDeps, type AuditFact, staffOnce } from '../shared/audit-row';

export type ChangeCustomerDeps = AuditDeps & {
  memberRecords: MemberRecordsRepository;
  loyalty: PointsRepository;
  privacyRequests: Pick<PrivacyRequests, 'keep'>;
  mailer: Mailer;
};

type CustomerRequest = {
  claim: Claim;
  member: { id: string; firstName: string };
  customerId: string;
};

/** @throws DomainError not_found; loyalty.insufficient_points */
export async function correctPoints(
  deps: ChangeCustomerDeps,
  request: CustomerRequest & { input: CorrectPointsInput },
): Promise<MutationResponse> {
  const { memberRecords, loyalty } = deps;
  const { customerId, member, input } = request;
  const { points, reason } = input;
  await foundBy(deps, customerId);
  const stored = await memberRecords.correctPoints(
    { memberId: customerId, points, note: reason, by: member.firstName },
    onceOf(deps, request, { action: 'member.points', after: { points } }, 201),
  );
  if (stored) return stored;
  await foundBy(deps, customerId);
  const have = await loyalty.balance(customerId);
  throw new DomainError('loyalty.insufficient_points', { need: -points, have });
}

/**
 * Merges two memberships of one person. The merged member keeps no name and cannot sign in.
 * @throws DomainError not_found; member.merge_itself; member.merge_gone; member.merge_unproved
 */
export async function mergeMember(
  deps: ChangeCustomerDeps,
  request: CustomerRequest & { input: MergeMemberInput },
): Promise<MutationResponse> {
  const { customerId, input } = request;
  if (input.from === customerId) throw new DomainError('member.merge_itself');
  const to = await foundBy(deps, customerId);
  const from = await deps.memberRecords.member(input.from);
  if (!from) throw new DomainError('member.merge_gone');
  if (from.verifiedAt !== null && to.verifiedAt === null) {
    throw new DomainError('member.merge_unproved');
  }
  const stored = await deps.memberRecords.merge(
    { from, to },
    onceOf(deps, request, {
      action: 'member.merge',
      before: { memberId: from.id, points: await deps.loyalty.balance(from.id) },
      after: { memberId: to.id },
    }),
  );
  if (!stored) throw new DomainError('member.merge_gone');
  deps.mailer.forget(from.email);
  return stored;
}

/** @throws DomainError not_found */
export async function forgetCustomer(
  deps: ChangeCustomerDeps,
  request: CustomerRequest,
): Promise<MutationResponse> {
  const member = await foundBy(deps, request.customerId);
  deps.privacyRequests.keep({ memberId: member.id, at: deps.now() });
  const stored = await deps.memberRecords.forget(
    member,
    onceOf(deps, request, { action: 'member.forget' }),
  );
  if (!stored) throw new DomainError('not_found');
  deps.mailer.forget(member.email);
  return stored;
}

async function foundBy({ memberRecords }: ChangeCustomerDeps, id: string): Promise<MemberRow> {
  const member = await memberRecords.member(id);
  if (!member) throw new DomainError('not_found');
  return member;
}

/** The audit names persons only by id, because the audit outlives their data. */
function onceOf(
  deps: AuditDeps,
  request: CustomerRequest,
  fact: Omit<AuditFact, 'tbl' | 'pk'>,
  status = 200,
) {
  const { customerId: id } = request;
  return staffOnce(deps, request, { ...fact, tbl: 'member', pk: id }, { status, body: { id } });
}
