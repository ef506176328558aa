import { bookTableMutation } from '../bookings/book-table';
import { cancelTableBookingMutation } from '../bookings/booking-changes';
import {
  announceLateBrunchMutation,
  announceLateTableMutation,
  changeBrunchTimeMutation,
  changeTableTimeMutation,
} from '../bookings/guest-changes';
import { bookBrunchMutation } from '../brunch/book-brunch';
import { cancelBrunchMutation } from '../brunch/brunch-changes';
import { sendMessageMutation } from '../messages/send-message';
import { cancelOrderMutation } from '../orders/order-changes';
import { placeOrderMutation } from '../orders/place-order';
import type { Mutation } from '../sync/mutation';

/** Lists what a guest's outbox sends. The guests' app knows no other mutation. */
export const GUEST_MUTATIONS = [
  placeOrderMutation,
  cancelOrderMutation,
  sendMessageMutation,
  bookTableMutation,
  cancelTableBookingMutation,
  changeTableTimeMutation,
  announceLateTableMutation,
  bookBrunchMutation,
  cancelBrunchMutation,
  changeBrunchTimeMutation,
  announceLateBrunchMutation,
] as const satisfies readonly Mutation[];
