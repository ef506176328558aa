import { allowedFields } from '#domain/allowed-fields';
import {
  type MemberBooking,
  type MemberRead,
  memberExport,
  type PointsRead,
} from '#domain/club/guest-member';
import type { ConsentsRepository } from '../../../repositories/consents.repository';
import type { OrdersRepository } from '../../../repositories/orders.repository';
import { staffOrder } from '../../../repositories/rows/order-wire';

export type ExportMemberDeps = {
  consents: ConsentsRepository;
  orders: OrdersRepository;
  now: () => number;
};

export type SeenData = { user: MemberRead; loyalty: PointsRead; reservations: MemberBooking[] };

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
