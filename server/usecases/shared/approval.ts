import { type CheckedHere, may } from '#domain/staff/roles';
import { pinClaimOf } from '../../repositories/staff.repository';
import type { Parts } from './staff-change';

export type ApprovalDeps = Pick<Parts, 'approvals' | 'pins'>;
export type Approval = { approvedBy: string | null; isProven: boolean; pinClaim: string | null };

/** The change needs nobody else. */
export const NO_APPROVAL: Approval = { approvedBy: null, isProven: true, pinClaim: null };

/** Returns the approval that the server has checked, or the one that a tablet without a connection says it has. */
export async function approvalBy(
  { approvals, pins }: ApprovalDeps,
  { claim, input }: { claim: { mutationId: string }; input: CheckedHere },
): Promise<Approval | null> {
  const given = await approvals.find(claim.mutationId);
  if (given) return { approvedBy: given.by, isProven: true, pinClaim: null };
  const told = input.approvedBy === undefined ? null : await pins.find(input.approvedBy);
  if (!told?.isActive || !may(told.role, 'bills.approve')) return null;
  const { pinVersion } = input;
  const pinClaim = pinVersion === undefined ? null : pinClaimOf(told.id, pinVersion);
  return { approvedBy: told.firstName, isProven: false, pinClaim };
}
