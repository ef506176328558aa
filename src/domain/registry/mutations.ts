import * as bill from '../bills/bill';
import * as lines from '../bills/line-entry';
import { changeTableBookingStatusMutation } from '../bookings/booking-changes';
import * as brunch from '../bookings/brunch-changes';
import {
  addBrunchMutation,
  addTableBookingMutation,
  editBrunchMutation,
  editTableBookingMutation,
} from '../bookings/staff-booking';
import { changeAvailabilityMutation } from '../menu/change-availability';
import { changeMessageStatusMutation } from '../messages/send-message';
import { importQrOrderMutation } from '../orders/import-qr-order';
import { tickLineMutation } from '../orders/line-tick';
import * as orders from '../orders/order';
import { takeOrderMutation } from '../orders/take-order';
import { letInMutation, moveSeatingMutation, takeCallMutation } from '../seatings/seating';
import { reportPinLockMutation } from '../staff/pin';
import type { Mutation } from '../sync/mutation';
import * as tables from '../tables/venue-table';
import { countCashMutation, moveCashMutation } from '../till/drawer';
import { addToWaitlistMutation, changeWaitlistMutation } from '../waitlist/waitlist';
import type { RowStore } from './copied-tables';
import { GUEST_MUTATIONS } from './guest-mutations';

/** Lists every queued mutation. Kinds, times to live, receivers, abilities and activity names derive from this list. */
export const MUTATIONS = [
  ...GUEST_MUTATIONS,
  orders.changeOrderStatusMutation,
  orders.markOrderSeenMutation,
  orders.acknowledgeOrderMutation,
  changeMessageStatusMutation,
  changeTableBookingStatusMutation,
  brunch.changeBrunchStatusMutation,
  changeAvailabilityMutation,
  importQrOrderMutation,
  tables.assignTableMutation,
  tables.assignBrunchTableMutation,
  tables.seatWalkInMutation,
  addTableBookingMutation,
  addBrunchMutation,
  editTableBookingMutation,
  editBrunchMutation,
  addToWaitlistMutation,
  changeWaitlistMutation,
  tables.clearTableMutation,
  brunch.recordDepositMutation,
  brunch.serveFirstDrinkMutation,
  reportPinLockMutation,
  moveSeatingMutation,
  takeCallMutation,
  letInMutation,
  bill.takePaymentMutation,
  bill.undoPaymentMutation,
  bill.giveBackMutation,
  bill.closeBillMutation,
  bill.printBillMutation,
  lines.voidLineMutation,
  tickLineMutation,
  lines.remakeLineMutation,
  lines.reducePriceMutation,
  lines.moveLinesMutation,
  lines.mergeBillsMutation,
  lines.undoEntryMutation,
  moveCashMutation,
  countCashMutation,
  takeOrderMutation,
  bill.openTabMutation,
  bill.renameTabMutation,
] as const satisfies readonly Mutation<RowStore>[];

type Listed = (typeof MUTATIONS)[number];
export type MutationKind = Listed['kind'];
export type GuestMutation = Extract<Listed, { need: 'guest' }>;
export type GuestMutationKind = GuestMutation['kind'];
export type StaffMutation = Exclude<Listed, GuestMutation>;
type AuditOf<Each> = Each extends { audit: infer Name } ? NonNullable<Name> : never;
export type MutationAudit = AuditOf<Listed> | Exclude<Listed, { audit: string | null }>['kind'];

const BY_KIND: ReadonlyMap<MutationKind, Listed> = new Map(MUTATIONS.map((one) => [one.kind, one]));

export function mutationOf(kind: MutationKind): Listed {
  const mutation = BY_KIND.get(kind);
  if (!mutation) throw new Error(`No mutation has the kind ${kind}.`);
  return mutation;
}
