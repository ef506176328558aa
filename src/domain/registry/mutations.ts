import {
  mergeBillsMutation,
  moveLinesMutation,
  reducePriceMutation,
  remakeLineMutation,
  undoEntryMutation,
  voidLineMutation,
} from '../bills/line-entry';
import { openTabMutation, renameTabMutation } from '../bills/tab';
import {
  closeBillMutation,
  giveBackMutation,
  printBillMutation,
  takePaymentMutation,
  undoPaymentMutation,
} from '../bills/tender';
import { bookTableMutation } from '../bookings/book-table';
import {
  cancelTableBookingMutation,
  changeTableBookingStatusMutation,
} from '../bookings/booking-changes';
import {
  announceLateBrunchMutation,
  announceLateTableMutation,
  changeBrunchTimeMutation,
  changeTableTimeMutation,
} from '../bookings/guest-changes';
import { addTableBookingMutation, editTableBookingMutation } from '../bookings/staff-booking';
import { bookBrunchMutation } from '../brunch/book-brunch';
import {
  cancelBrunchMutation,
  changeBrunchStatusMutation,
  recordDepositMutation,
  serveFirstDrinkMutation,
} from '../brunch/brunch-changes';
import { addBrunchMutation, editBrunchMutation } from '../brunch/staff-brunch';
import type { ErrorCode } from '../error-codes';
import { changeAvailabilityMutation } from '../menu/change-availability';
import { changeMessageStatusMutation, sendMessageMutation } from '../messages/send-message';
import { importQrOrderMutation } from '../orders/import-qr-order';
import {
  acknowledgeOrderMutation,
  cancelOrderMutation,
  changeOrderStatusMutation,
  markOrderSeenMutation,
} from '../orders/order-changes';
import { placeOrderMutation } from '../orders/place-order';
import { takeOrderMutation } from '../orders/take-order';
import { letInMutation, moveSeatingMutation, takeCallMutation } from '../seatings/seating';
import { reportPinLockMutation } from '../staff/report-pin-lock';
import type { Mutation } from '../sync/mutation';
import {
  assignBrunchTableMutation,
  assignTableMutation,
  clearTableMutation,
  seatWalkInMutation,
} from '../tables/venue-table';
import { countCashMutation, moveCashMutation } from '../till/drawer';
import { addToWaitlistMutation, changeWaitlistMutation } from '../waitlist/waitlist';

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
  changeTableTimeMutation,
  announceLateTableMutation,
  changeTableBookingStatusMutation,
  bookBrunchMutation,
  cancelBrunchMutation,
  changeBrunchTimeMutation,
  announceLateBrunchMutation,
  changeBrunchStatusMutation,
  changeAvailabilityMutation,
  importQrOrderMutation,
  assignTableMutation,
  assignBrunchTableMutation,
  seatWalkInMutation,
  addTableBookingMutation,
  addBrunchMutation,
  editTableBookingMutation,
  editBrunchMutation,
  addToWaitlistMutation,
  changeWaitlistMutation,
  clearTableMutation,
  recordDepositMutation,
  serveFirstDrinkMutation,
  reportPinLockMutation,
  moveSeatingMutation,
  takeCallMutation,
  letInMutation,
  takePaymentMutation,
  undoPaymentMutation,
  giveBackMutation,
  closeBillMutation,
  printBillMutation,
  voidLineMutation,
  remakeLineMutation,
  reducePriceMutation,
  moveLinesMutation,
  mergeBillsMutation,
  undoEntryMutation,
  moveCashMutation,
  countCashMutation,
  takeOrderMutation,
  openTabMutation,
  renameTabMutation,
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
