import { bookTableMutation } from '../bookings/book-table';
import { cancelTableBookingMutation } from '../bookings/cancel-table-booking';
import { changeTableBookingStatusMutation } from '../bookings/change-table-booking-status';
import { bookBrunchMutation } from '../brunch/book-brunch';
import { cancelBrunchMutation } from '../brunch/cancel-brunch';
import { changeBrunchStatusMutation } from '../brunch/change-brunch-status';
import { recordDepositMutation } from '../brunch/record-deposit';
import { serveFirstDrinkMutation } from '../brunch/serve-first-drink';
import type { ErrorCode } from '../error-codes';
import { changeAvailabilityMutation } from '../menu/change-availability';
import { changeMessageStatusMutation } from '../messages/change-message-status';
import { sendMessageMutation } from '../messages/send-message';
import { acknowledgeOrderMutation } from '../orders/acknowledge-order';
import { cancelOrderMutation } from '../orders/cancel-order';
import { changeOrderStatusMutation } from '../orders/change-order-status';
import { importQrOrderMutation } from '../orders/import-qr-order';
import { markOrderSeenMutation } from '../orders/mark-order-seen';
import { placeOrderMutation } from '../orders/place-order';
import { letInMutation } from '../seatings/let-in';
import { moveSeatingMutation } from '../seatings/move-seating';
import { takeCallMutation } from '../seatings/take-call';
import { reportPinLockMutation } from '../staff/report-pin-lock';
import type { Mutation } from '../sync/mutation';
import { assignBrunchTableMutation } from '../tables/assign-brunch-table';
import { assignTableMutation } from '../tables/assign-table';
import { clearTableMutation } from '../tables/clear-table';
import { seatWalkInMutation } from '../tables/seat-walk-in';

/** Lists every queued mutation. Kinds, times to live, receivers, abilities and activity names derive from this list. */
export const MUTATIONS = [
  placeOrderMutation,
  cancelOrderMutation,
  changeOrderStatusMutation,
  markOrderSeenMutation,
  acknowledgeOrderMutation,
  sendMessageMutation,
  changeMessageStatusMutation,
  bookTableMutation,
  cancelTableBookingMutation,
  changeTableBookingStatusMutation,
  bookBrunchMutation,
  cancelBrunchMutation,
  changeBrunchStatusMutation,
  changeAvailabilityMutation,
  importQrOrderMutation,
  assignTableMutation,
  assignBrunchTableMutation,
  seatWalkInMutation,
  clearTableMutation,
  recordDepositMutation,
  serveFirstDrinkMutation,
  reportPinLockMutation,
  moveSeatingMutation,
  takeCallMutation,
  letInMutation,
] as const satisfies readonly Mutation[];

type Listed = (typeof MUTATIONS)[number];
export type MutationKind = Listed['kind'];
export type GuestMutation = Extract<Listed, { need: 'guest' }>;
export type GuestMutationKind = GuestMutation['kind'];
export type StaffMutation = Exclude<Listed, GuestMutation>;
export type MutationAudit = NonNullable<Listed['audit']>;

export const MUTATION_KINDS: readonly MutationKind[] = MUTATIONS.map(({ kind }) => kind);

const BY_KIND: ReadonlyMap<MutationKind, Listed> = new Map(MUTATIONS.map((one) => [one.kind, one]));

export function mutationOf(kind: MutationKind): Listed {
  const mutation = BY_KIND.get(kind);
  if (!mutation) throw new Error(`No mutation has the kind ${kind}.`);
  return mutation;
}

export function staleCodeOf(kind: MutationKind): ErrorCode {
  return mutationOf(kind).staleCode;
}
