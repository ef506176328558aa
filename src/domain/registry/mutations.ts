import { bookTableMutation } from '../bookings/book-table';
import { cancelTableBookingMutation } from '../bookings/cancel-table-booking';
import { changeTableBookingStatusMutation } from '../bookings/change-table-booking-status';
import { bookBrunchMutation } from '../brunch/book-brunch';
import { cancelBrunchMutation } from '../brunch/cancel-brunch';
import { changeBrunchStatusMutation } from '../brunch/change-brunch-status';
import { recordDepositMutation } from '../brunch/record-deposit';
import { serveFirstDrinkMutation } from '../brunch/serve-first-drink';
import { changeAvailabilityMutation } from '../menu/change-availability';
import { changeMessageStatusMutation } from '../messages/change-message-status';
import { sendMessageMutation } from '../messages/send-message';
import { acknowledgeOrderMutation } from '../orders/acknowledge-order';
import { cancelOrderMutation } from '../orders/cancel-order';
import { changeOrderStatusMutation } from '../orders/change-order-status';
import { importQrOrderMutation } from '../orders/import-qr-order';
import { markOrderSeenMutation } from '../orders/mark-order-seen';
import { placeOrderMutation } from '../orders/place-order';
import { reportPinLockMutation } from '../staff/report-pin-lock';
import type { MutationKind } from '../sync/mutation';
import { assignBrunchTableMutation } from '../tables/assign-brunch-table';
import { assignTableMutation } from '../tables/assign-table';
import { clearTableMutation } from '../tables/clear-table';
import { seatWalkInMutation } from '../tables/seat-walk-in';

/**
 * Every act that may be queued: its kind, its door on the server, and the verb that names its command,
 * use case and domain file. `tests/architecture` fails while one of them is missing.
 */
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
] as const;

type ListedKind = (typeof MUTATIONS)[number]['kind'];
/** Compiles only while the list above and the stored kinds agree. */
export const KINDS_AGREE: [ListedKind] extends [MutationKind]
  ? [MutationKind] extends [ListedKind]
    ? true
    : never
  : never = true;
