import { DomainError } from '#domain/error-codes';
import { reportPinLockMutation } from '#domain/staff/report-pin-lock';
import type { PinsRepository } from '../../repositories/pins.repository';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
import { type AuditDeps, staffOnce } from '../shared/audit-row';
import { pinFact } from './switch-staff';

export type ReportPinLockDeps = AuditDeps & {
  pins: PinsRepository;
  responses: StoredResponsesRepository;
};

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
  deps: ReportPinLockDeps,
  request: ReportPinLockRequest,
): Promise<MutationResponse> {
  const { staffId, member } = request;
  if (!(await deps.pins.find(staffId))) throw new DomainError('not_found');
  const fact = pinFact(reportPinLockMutation.audit, member.id, staffId);
  return deps.responses.note(staffOnce(deps, request, fact));
}
