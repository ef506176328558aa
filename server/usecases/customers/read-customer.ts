import { consentText } from '#domain/club/consent-texts';
import type { ConsentEntry, MemberDetail } from '#domain/club/member-record';
import { DomainError } from '#domain/error-codes';
import { recordOf } from '../../db/record-row';
import type { ConsentRow, ConsentsRepository } from '../../repositories/consents.repository';
import type { MemberRecordsRepository } from '../../repositories/resources/member-records.repository';
import {
  type ListMemberBookingsDeps,
  listMemberBookings,
} from '../club/shared/list-member-bookings';
import { type ListMemberOrdersDeps, listMemberOrders } from '../club/shared/list-member-orders';
import { type ReadPointsDeps, readPoints } from '../club/shared/read-points';
import { type CustomerMessagesDeps, customerMessages } from './shared/customer-messages';

export type ReadCustomerDeps = ListMemberOrdersDeps &
  ListMemberBookingsDeps &
  ReadPointsDeps &
  CustomerMessagesDeps & { memberRecords: MemberRecordsRepository; consents: ConsentsRepository };

/** Returns all that the venue knows about a member. */
export async function readCustomer(
  deps: ReadCustomerDeps,
  { id, language }: { id: string; language: 'en' | 'tr' },
): Promise<MemberDetail> {
  const { memberRecords } = deps;
  const [row, member] = await Promise.all([memberRecords.find(id), memberRecords.member(id)]);
  if (!row || !member) throw new DomainError('not_found');
  const [orders, bookings, messages, loyalty, consents, favourites] = await Promise.all([
    listMemberOrders(deps, id),
    listMemberBookings(deps, id),
    customerMessages(deps, member),
    readPoints(deps, { memberId: id, language }),
    deps.consents.history(id),
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
function withoutKeys<T extends object>(booking: T): T {
  const { manageUrl: _m, calendarUrl: _c, ...rest } = booking as T & Record<string, unknown>;
  return rest as T;
}

function consentEntry(row: ConsentRow): ConsentEntry {
  const { channel, isGranted, textVersion, language, at } = row;
  const text = consentText(row);
  return { channel, isGranted, textVersion, language, text, at: new Date(at).toISOString() };
}
