import { DomainError } from '#domain/error-codes';
import type { AuditRepository } from '../../repositories/audit.repository';
import type { MemberRecordsRepository } from '../../repositories/resources/member-records.repository';
import { EVERYTHING, type ExportMemberDeps, exportMember } from '../club/shared/export-member';
import {
  type ListMemberBookingsDeps,
  listMemberBookings,
} from '../club/shared/list-member-bookings';
import { type ReadPointsDeps, readPoints } from '../club/shared/read-points';
import { type ReadProfileDeps, readProfile } from '../club/shared/read-profile';
import { auditRow } from '../shared/audit-row';
import { type CustomerMessagesDeps, customerMessages } from './shared/customer-messages';

export type ExportCustomerDeps = ExportMemberDeps &
  ReadProfileDeps &
  ReadPointsDeps &
  ListMemberBookingsDeps &
  CustomerMessagesDeps & {
    memberRecords: MemberRecordsRepository;
    audit: AuditRepository;
    newId: () => string;
  };

type ExportRequest = { id: string; language: 'en' | 'tr'; member: { id: string } };

/** Returns a member's data, as the law grants them, for staff to hand out; the audit names the person who did. */
export async function exportCustomer(
  deps: ExportCustomerDeps,
  { id, language, member }: ExportRequest,
) {
  const person = await deps.memberRecords.member(id);
  if (!person) throw new DomainError('not_found');
  const at = deps.now();
  const seen = {
    user: await readProfile(deps, person),
    loyalty: await readPoints(deps, { memberId: id, language, shown: EVERYTHING }),
    reservations: await listMemberBookings(deps, id),
  };
  const data = {
    ...(await exportMember(deps, seen)),
    messages: await customerMessages(deps, person),
  };
  const fact = { action: 'member.export', tbl: 'member', pk: id, at };
  await deps.audit.note(auditRow(deps, { member }, fact));
  return data;
}
