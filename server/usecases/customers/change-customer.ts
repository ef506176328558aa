import type { CorrectPointsInput, MergeMemberInput } from '#domain/club/member-record';
import { DomainError } from '#domain/error-codes';
import type { MemberRow } from '../../repositories/members.repository';
import type { PointsRepository } from '../../repositories/points.repository';
import type { MemberRecordsRepository } from '../../repositories/resources/member-records.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import type { PrivacyRequests } from '../../services/files/privacy-requests';
import type { Mailer } from '../../services/mail/mailer';

export type ChangeCustomerDeps = {
  memberRecords: MemberRecordsRepository;
  loyalty: PointsRepository;
  privacyRequests: Pick<PrivacyRequests, 'keep'>;
  mailer: Mailer;
  now: () => number;
  newId: () => string;
};

type StaffRequest = { claim: Claim; member: { id: string; firstName: string }; customerId: string };

/** @throws DomainError not_found; loyalty.insufficient_points */
export async function correctPoints(
  deps: ChangeCustomerDeps,
  request: StaffRequest & { input: CorrectPointsInput },
): Promise<MutationResponse> {
  const { memberRecords, loyalty } = deps;
  const { customerId, member, input } = request;
  const { points, reason } = input;
  await foundBy(deps, customerId);
  const stored = await memberRecords.correctPoints(
    { memberId: customerId, points, note: reason, by: member.firstName },
    onceOf(deps, request, {
      status: 201,
      action: 'member.points',
      before: null,
      after: { points },
    }),
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
  request: StaffRequest & { input: MergeMemberInput },
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
      status: 200,
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
  request: StaffRequest,
): Promise<MutationResponse> {
  const member = await foundBy(deps, request.customerId);
  deps.privacyRequests.keep({ memberId: member.id, at: deps.now() });
  const stored = await deps.memberRecords.forget(
    member,
    onceOf(deps, request, { status: 200, action: 'member.forget', before: null, after: null }),
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

type Fact = {
  status: number;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** The audit names persons only by id, because the audit outlives their data. */
function onceOf(
  { now, newId }: ChangeCustomerDeps,
  { claim, member, customerId }: StaffRequest,
  { status, action, before, after }: Fact,
) {
  const at = now();
  const body = JSON.stringify({ mutationId: claim.mutationId, id: customerId });
  return {
    claim,
    at,
    response: { status, body },
    audit: {
      id: newId(),
      actor: member.id,
      action,
      tbl: 'member',
      pk: customerId,
      before,
      after,
      doneAt: at,
      receivedAt: at,
    },
  };
}
