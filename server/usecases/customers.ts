import type { MemberFound } from '#domain/bills/bill';
import { LAST_DIGITS, shortName } from '#domain/bills/bill';
import { consentText } from '#domain/club/consent-texts';
import type {
  ConsentEntry,
  CorrectPointsInput,
  MemberDetail,
  MergeMemberInput,
} from '#domain/club/member-record';
import { DomainError } from '#domain/error-codes';
import { recordOf } from '../db/record-row';
import { messageRead } from '../repositories/booking-row';
import type { ConsentRow } from '../repositories/members.repository';
import type { MutationResponse } from '../repositories/rows/responses.repository';
import { inParts } from './shared/in-parts';
import type {
  ExportMemberDeps,
  ListMemberBookingsDeps,
  ListMemberOrdersDeps,
  ReadPointsDeps,
} from './shared/member-data';
import {
  exportMember,
  listConsents,
  listMemberBookings,
  listMemberMessages,
  listMemberOrders,
  readPoints,
} from './shared/member-data';
import type { AuditDeps, AuditFact, Parts, StaffRequest } from './shared/staff-change';
import { auditRow, orRefuse, staffOnce } from './shared/staff-change';

type CustomerMessagesDeps = Pick<Parts, 'messages'>;

/** Returns all that the venue knows about a member. */
export async function readCustomer(
  deps: ListMemberOrdersDeps &
    ListMemberBookingsDeps &
    ReadPointsDeps &
    CustomerMessagesDeps &
    Pick<Parts, 'memberRecords' | 'members' | 'consents'>,
  { id, language }: { id: string; language: 'en' | 'tr' },
): Promise<MemberDetail> {
  const { memberRecords } = deps;
  const [row, member] = await Promise.all([memberRecords.find(id), deps.members.find(id)]);
  if (!row || !member) throw new DomainError('not_found');
  const [orders, bookings, messages, loyalty, consents, favourites] = await Promise.all([
    listMemberOrders(deps, id),
    listMemberBookings(deps, id),
    // Anybody can type an address that nobody proved.
    member.verifiedAt === null ? [] : listMemberMessages(deps, member.email),
    readPoints(deps, { memberId: id, language }),
    listConsents(deps, id),
    memberRecords.favourites(id),
  ]);
  // The record has the fields of MEMBERS, which the type names.
  const record = recordOf(memberRecords.resource, row) as MemberDetail;
  return {
    ...record,
    isVerified: member.verifiedAt !== null,
    orders,
    reservations: bookings.map(withoutKeys),
    messages,
    loyalty,
    consents: consents.map(consentEntry),
    favourites,
  };
}

/** The guest's own links open the booking without a sign-in, so staff must not get them. */
function withoutKeys<T extends { manageUrl?: string; calendarUrl?: string }>(booking: T): T {
  const { manageUrl: _m, calendarUrl: _c, ...rest } = booking;
  // Both links are optional.
  return rest as T;
}

function consentEntry(row: ConsentRow): ConsentEntry {
  const { channel, isGranted, textVersion, language, at } = row;
  const text = consentText(row);
  return { channel, isGranted, textVersion, language, text, at: new Date(at).toISOString() };
}

const FOUND_AT_ONCE = 6;

/** Returns members as a person who takes orders sees them: no more than tells one from another. */
export async function findMembers(
  { members }: Pick<Parts, 'members'>,
  { q }: { q: string },
): Promise<{ members: MemberFound[] }> {
  const found = await members.search(q, FOUND_AT_ONCE);
  return {
    members: found.map(({ id, phone, ...name }) => ({
      ...{ id, name: shortName(name), phone: phone.slice(-LAST_DIGITS) },
    })),
  };
}

/** Returns a member's data, as the law grants them, for staff to hand out; the audit names the person who did. */
export async function exportCustomer(
  deps: ExportMemberDeps & CustomerMessagesDeps & Pick<Parts, 'members' | 'audit' | 'newId'>,
  { id, language, member }: { id: string; language: 'en' | 'tr'; member: { id: string } },
) {
  const person = orRefuse(await deps.members.find(id));
  const data = await exportMember(deps, { member: person, language });
  const { email, verifiedAt } = person;
  const messages = inParts(async (page) => {
    if (verifiedAt === null) return [];
    return (await deps.messages.from(email, page)).map(messageRead);
  });
  const fact = { action: 'member.export', tbl: 'member', pk: id, at: deps.now() };
  await deps.audit.note(auditRow(deps, { member }, fact));
  return { ...data, messages };
}

type ChangeCustomerDeps = AuditDeps &
  Pick<Parts, 'memberRecords' | 'members' | 'loyalty' | 'privacyRequests' | 'mailer'>;

type CustomerRequest = Omit<StaffRequest, 'input' | 'ageMs'>;

/** @throws DomainError not_found; loyalty.insufficient_points */
export async function correctPoints(
  deps: ChangeCustomerDeps,
  request: CustomerRequest & { input: CorrectPointsInput },
): Promise<MutationResponse> {
  const { memberRecords, loyalty } = deps;
  const { id: customerId, member, input } = request;
  const { points, reason } = input;
  orRefuse(await deps.members.find(customerId));
  const stored = await memberRecords.correctPoints(
    { memberId: customerId, points, note: reason, by: member.firstName },
    onceOf(deps, request, { action: 'member.points', after: { points } }, 201),
  );
  if (stored) return stored;
  orRefuse(await deps.members.find(customerId));
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
  const { id: customerId, input } = request;
  if (input.from === customerId) throw new DomainError('member.merge_itself');
  const to = orRefuse(await deps.members.find(customerId));
  const from = orRefuse(await deps.members.find(input.from), 'member.merge_gone');
  if (from.verifiedAt !== null && to.verifiedAt === null) {
    throw new DomainError('member.merge_unproved');
  }
  const merged = await deps.memberRecords.merge(
    { from, to },
    onceOf(deps, request, {
      action: 'member.merge',
      before: { memberId: from.id, points: await deps.loyalty.balance(from.id) },
      after: { memberId: to.id },
    }),
  );
  const stored = orRefuse(merged, 'member.merge_gone');
  deps.mailer.forget(from.email);
  return stored;
}

/** @throws DomainError not_found */
export async function forgetCustomer(deps: ChangeCustomerDeps, request: CustomerRequest) {
  const member = orRefuse(await deps.members.find(request.id));
  deps.privacyRequests.keep({ memberId: member.id, at: deps.now() });
  const once = onceOf(deps, request, { action: 'member.forget' });
  const stored = orRefuse(await deps.memberRecords.forget(member, once));
  deps.mailer.forget(member.email);
  return stored;
}

/** The audit names persons only by id, because the audit outlives their data. */
function onceOf(
  deps: AuditDeps,
  request: CustomerRequest,
  fact: Omit<AuditFact, 'tbl' | 'pk'>,
  status = 200,
) {
  const { id } = request;
  return staffOnce(deps, request, { ...fact, tbl: 'member', pk: id }, { status, body: { id } });
}
