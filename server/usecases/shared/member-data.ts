import { allowedFields } from '#domain/allowed-fields';
import { memberBookings } from '#domain/bookings/guest-booking';
import {
  type MemberBooking,
  type MemberOrder,
  type MemberRead,
  memberExport,
  type PointsRead,
  type PointsTransaction,
} from '#domain/club/guest-member';
import { orderCode } from '#domain/orders/order';
import type {
  BrunchRepository,
  TableBookingsRepository,
} from '../../repositories/bookings.repository';
import type { ConsentsRepository } from '../../repositories/consents.repository';
import type { MemberRow } from '../../repositories/members.repository';
import type { OrdersRepository } from '../../repositories/orders.repository';
import type { PointsEntry, PointsRepository } from '../../repositories/points.repository';
import { brunchRead, tableBookingRead } from '../../repositories/rows/booking-wire';
import { orderForGuest, staffOrder } from '../../repositories/rows/order-wire';
import type { Keys } from '../../services/secrets/keys';
import { bookingLinks } from '../../services/secrets/signed-links';

export type ReadProfileDeps = { consents: ConsentsRepository; loyalty: PointsRepository };

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

export type ReadPointsDeps = { loyalty: PointsRepository; now: () => number };

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

const ORDERS_SHOWN = 100;

export type ListMemberOrdersDeps = { orders: OrdersRepository };

export async function listMemberOrders(
  { orders }: ListMemberOrdersDeps,
  memberId: string,
): Promise<MemberOrder[]> {
  const found = await orders.list({ memberId, offset: 0, limit: ORDERS_SHOWN });
  return found.orders.map((stored) => {
    const { order, items } = orderForGuest(stored);
    return { ...order, items };
  });
}

export type ListMemberBookingsDeps = {
  keys: Keys;
  tableBookings: TableBookingsRepository;
  brunches: BrunchRepository;
};

export async function listMemberBookings(
  { tableBookings, brunches, keys }: ListMemberBookingsDeps,
  memberId: string,
): Promise<MemberBooking[]> {
  const tables = (await tableBookings.list({ memberId })).map((found) => ({
    ...tableBookingRead(found),
    ...bookingLinks(keys, { kind: 'table', id: found.row.id }),
    kind: 'table' as const,
  }));
  const brunch = (await brunches.list({ memberId })).map((found) => ({
    ...brunchRead(found),
    ...bookingLinks(keys, { kind: 'brunch', id: found.row.id }),
    kind: 'brunch' as const,
    tablePreference: null,
  }));
  const bookings = [...tables, ...brunch].sort((a, b) =>
    b.reservationDate.localeCompare(a.reservationDate, 'en'),
  );
  return allowedFields(memberBookings, bookings);
}

export type ExportMemberDeps = {
  consents: ConsentsRepository;
  orders: OrdersRepository;
  now: () => number;
};

type SeenData = { user: MemberRead; loyalty: PointsRead; reservations: MemberBooking[] };

/** The limit exceeds any member's number of orders, so an export is complete. */
export const EVERYTHING = 1_000_000;

/** Returns all stored data of a member for the member: profile, orders, points, and consents with their times. */
export async function exportMember({ consents, orders, now }: ExportMemberDeps, seen: SeenData) {
  const { id } = seen.user;
  const found = await orders.list({ memberId: id, offset: 0, limit: EVERYTHING });
  const history = await consents.history(id);
  return allowedFields(memberExport, {
    exportedAt: new Date(now()).toISOString(),
    ...seen,
    orders: found.orders.map(staffOrder),
    consents: history.map(({ memberId: _own, at, ...consent }) => ({
      ...consent,
      at: new Date(at).toISOString(),
    })),
  });
}
