import { DomainError } from '#domain/error-codes';
import { reportPinLockMutation } from '#domain/staff/report-pin-lock';
import type { PinsRepository } from '../../repositories/pins.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';

export type ReportPinLockDeps = { pins: PinsRepository; now: () => number; newId: () => string };

export type ReportPinLockRequest = {
  claim: Claim;
  staffId: string;
  /** This person was signed in on the tablet. */
  member: { id: string };
  /** The lock has this age (ms). */
  ageMs: number;
};

/** Records an offline tablet's lock, as if the server had counted the wrong PINs. */
export async function reportPinLock(
  { pins, now, newId }: ReportPinLockDeps,
  { claim, staffId, member, ageMs }: ReportPinLockRequest,
): Promise<MutationResponse> {
  if (!(await pins.find(staffId))) throw new DomainError('not_found');
  const receivedAt = now();
  const stored = await pins.noteLockOnce({
    claim,
    response: { status: 200, body: JSON.stringify({ mutationId: claim.mutationId }) },
    audit: {
      id: newId(),
      actor: member.id,
      action: reportPinLockMutation.audit,
      tbl: 'staff',
      pk: staffId,
      before: { staffId: member.id },
      after: { staffId },
      doneAt: receivedAt - ageMs,
      receivedAt,
    },
  });
  if (!stored) throw new DomainError('busy', { retryAfterS: 1 });
  return stored;
}
