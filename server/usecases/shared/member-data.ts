import { allowedFields } from '#domain/allowed-fields';
import { memberBookings } from '#domain/bookings/guest-booking';
import type {
  MemberBooking,
  MemberOrder,
  MemberRead,
  PointsRead,
  PointsTransaction,
} from '#domain/club/guest-member';
import { memberExport } from '#domain/club/guest-member';
import type { MessageRead } from '#domain/messages/send-message';
import { orderCode } from '#domain/orders/order';
import { fitting, PAGE_BYTES } from '../../db/page-room';
import { brunchRead, messageRead, tableBookingRead } from '../../repositories/booking-row';
import type { MemberRow } from '../../repositories/members.repository';
import type { PointsEntry } from '../../repositories/points.repository';
import { orderForGuest, staffOrder } from '../../repositories/rows/order-row';
import { bookingLinks } from '../../services/keys';
import type { ListPart } from './in-parts';
import { inParts } from './in-parts';
import type { Parts } from './staff-change';

export type ReadProfileDeps = Pick<Parts, 'consents' | 'loyalty'>;

export async function readProfile(
  { consents, loyalty }: ReadProfileDeps,
  member: MemberRow,
): Promise<MemberRead> {
  const { id, firstName, lastName, email, phone, createdAt, verifiedAt } = member;
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    loyaltyPoints: await loyalty.balance(id),
    createdAt: new Date(createdAt).toISOString(),
    isVerified: verifiedAt !== null,
    consents: await consents.current(id),
  };
}

export type ReadPointsDeps = Pick<Parts, 'loyalty' | 'now'>;

/** The list shows at most this many entries; the balance counts all. */
const ENTRIES_SHOWN = 200;

export async function readPoints(
  { loyalty, now }: ReadPointsDeps,
  {
    memberId,
    language,
    shown = ENTRIES_SHOWN,
  }: { memberId: string; language: 'en' | 'tr'; shown?: number },
): Promise<PointsRead> {
  const entries = await loyalty.entries(memberId, shown);
  const holds = await loyalty.openHolds(memberId, now());
  return {
    currentPoints: await loyalty.balance(memberId),
    transactions: entries.map((entry) => transactionOf(entry, language)),
    holds: holds.map(({ id, menuItemId, points, expiresAt }) => ({
      id,
      menuItemId,
      points,
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  };
}

function transactionOf(entry: PointsEntry, language: 'en' | 'tr'): PointsTransaction {
  return {
    id: entry.id,
    description: descriptionOf(entry, language),
    pointsChange: entry.points,
    createdAt: new Date(entry.createdAt).toISOString(),
  };
}

function descriptionOf(entry: PointsEntry, language: 'en' | 'tr'): string {
  const isTurkish = language === 'tr';
  const code = entry.orderId ? orderCode(entry.orderId) : '';
  const dish = (isTurkish ? entry.nameTr : entry.nameEn) ?? '';
  switch (entry.reason) {
    case 'earned':
      return isTurkish ? `Sipariş ${code}` : `Order ${code}`;
    case 'reversed':
      return isTurkish ? `Sipariş ${code}: puan geri alındı` : `Order ${code}: points taken back`;
    case 'redeemed':
      return isTurkish ? `Puanla alındı: ${dish}` : `Redeemed: ${dish}`;
    case 'released':
      return isTurkish ? `Puan iadesi: ${dish}` : `Points returned: ${dish}`;
    case 'corrected':
      return `${isTurkish ? 'Düzeltme' : 'Correction'}: ${entry.note ?? ''}`;
    case 'moved':
      return isTurkish ? 'Hesaplar birleştirildi' : 'Accounts merged';
  }
}

/** A page about a member shows at most this many of each, as far as they fit; the export has all. */
const SHOWN = 100;
const ROOM = PAGE_BYTES / 3;

export type ListMemberOrdersDeps = Pick<Parts, 'orders'>;

export async function listMemberOrders(
  { orders }: ListMemberOrdersDeps,
  memberId: string,
): Promise<MemberOrder[]> {
  const found = await orders.list({ memberId, offset: 0, limit: SHOWN });
  const read = found.orders.map((stored) => {
    const { order, items } = orderForGuest(stored);
    return { ...order, items };
  });
  return fitting(read, ROOM);
}

export type ListMemberBookingsDeps = Pick<Parts, 'keys' | 'tableBookings' | 'brunches'>;

export async function listMemberBookings(
  deps: ListMemberBookingsDeps,
  memberId: string,
): Promise<MemberBooking[]> {
  const page = { offset: 0, limit: SHOWN };
  const found = await Promise.all(KINDS.map((kind) => bookingsOf(deps, memberId, kind, page)));
  const latest = found
    .flat()
    .sort((a, b) => b.reservationDate.localeCompare(a.reservationDate, 'en'));
  return fitting(latest, ROOM);
}

const KINDS = ['table', 'brunch'] as const;

async function bookingsOf(
  { tableBookings, brunches, keys }: ListMemberBookingsDeps,
  memberId: string,
  kind: (typeof KINDS)[number],
  page: ListPart,
): Promise<MemberBooking[]> {
  const rows =
    kind === 'table'
      ? (await tableBookings.ofMember(memberId, page)).map((found) => ({
          ...tableBookingRead(found),
          kind,
        }))
      : (await brunches.ofMember(memberId, page)).map((found) => ({
          ...brunchRead(found),
          kind,
          tablePreference: null,
        }));
  const read = rows.map((row) => ({ ...row, ...bookingLinks(keys, row) }));
  return allowedFields(memberBookings, read);
}

/** Returns the latest messages that a member wrote. */
export async function listMemberMessages(
  { messages }: Pick<Parts, 'messages'>,
  email: string,
): Promise<MessageRead[]> {
  return fitting((await messages.from(email, { limit: SHOWN })).map(messageRead), ROOM);
}

export async function listConsents({ consents }: Pick<Parts, 'consents'>, memberId: string) {
  return (await consents.history(memberId, { offset: 0, limit: SHOWN })).toReversed();
}

export type ExportMemberDeps = ReadProfileDeps &
  ReadPointsDeps &
  ListMemberOrdersDeps &
  ListMemberBookingsDeps;

/** No member has so many entries, so an export is complete. */
const EVERYTHING = 20_000;

type Exported = { member: MemberRow; language: 'en' | 'tr' };

/** Returns all stored data of a member for the member: profile, orders, points, and consents with their times. */
export async function exportMember(deps: ExportMemberDeps, { member, language }: Exported) {
  const { id } = member;
  const { entries } = memberExport;
  const loyalty = await readPoints(deps, { memberId: id, language, shown: EVERYTHING });
  return {
    exportedAt: new Date(deps.now()).toISOString(),
    user: allowedFields(entries.user, await readProfile(deps, member)),
    loyalty: allowedFields(entries.loyalty, loyalty),
    reservations: bookingsInParts(deps, id),
    orders: inParts(async (page) => {
      const found = await deps.orders.list({ memberId: id, ...page });
      return allowedFields(entries.orders, found.orders.map(staffOrder));
    }),
    consents: inParts(async (page) => {
      const rows = await deps.consents.history(id, page);
      const read = rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }));
      return allowedFields(entries.consents, read);
    }),
  };
}

async function* bookingsInParts(deps: ListMemberBookingsDeps, memberId: string) {
  for (const kind of KINDS) yield* inParts((page) => bookingsOf(deps, memberId, kind, page));
}
