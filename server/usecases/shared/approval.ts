import { may } from '#domain/staff/roles';
import type { ApprovalsRepository, PinsRepository } from '../../repositories/pins.repository';

export type ApprovalDeps = { approvals: ApprovalsRepository; pins: PinsRepository };
export type Approval = { approvedBy: string | null; isProven: boolean };

/** The change needs nobody else. */
export const NO_APPROVAL: Approval = { approvedBy: null, isProven: true };

/** Returns the approval that the server has checked, or the one that a tablet without a connection says it has. */
export async function approvalBy(
  { approvals, pins }: ApprovalDeps,
  { claim, input }: { claim: { mutationId: string }; input: { approvedBy?: string } },
): Promise<Approval | null> {
  const given = await approvals.find(claim.mutationId);
  if (given) return { approvedBy: given.by, isProven: true };
  const told = input.approvedBy === undefined ? null : await pins.find(input.approvedBy);
  if (!told?.isActive || !may(told.role, 'bills.approve')) return null;
  return { approvedBy: told.firstName, isProven: false };
}
