import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ErrorCode } from '#domain/error-codes';
import { isKeyOf } from '#domain/keys';

export type ErrorTexts = Partial<Record<ErrorCode, MessageDescriptor>>;

/** What guests read; staff read these and their own. Codes that no person sees share the last sentence. */
const ERROR_TEXT: ErrorTexts = {
  invalid_input: msg`Something in this order isn't right. Please check it.`,
  unauthorized: msg`Please sign in again.`,
  not_found: msg`We can't find this order.`,
  in_progress: msg`The bar may already have this order. Wait a moment, or cancel it.`,
  price_changed: msg`A price has changed since you ordered.`,
  sold_out: msg`Something in this order has just sold out.`,
  stale_order: msg`This order waited too long to be sent without asking you.`,
  closed: msg`We're closed now. Your cart is saved.`,
  conflict: msg`Somebody else changed this first.`,
  too_large: msg`This order is too large to send.`,
  key_reused: msg`This order was already sent with different items.`,
  client_too_old: msg`This version is too old to send orders. Update now; your cart stays.`,
  rate_limited: msg`Too many tries. Wait a minute and try again.`,
  'auth.failed': msg`Login failed. Please check your credentials.`,
  'order.empty': msg`Your cart is empty!`,
  'order.unknown_item': msg`Something in this order is no longer on the menu.`,
  'order.option_not_for_item': msg`That extra doesn't go with this dish.`,
  'order.option_required': msg`Something in this order still needs a choice of fries or sauce.`,
  'order.option_sold_out': msg`Some fries in this order are sold out. Choose other ones.`,
  'order.table_only': msg`Alcohol and shisha are served at the table only.`,
  'order.too_far': msg`That address is too far for us.`,
  'order.paused': msg`We're not taking orders here right now. Your cart is saved. Ask the team.`,
  'order.service_off': msg`We don't offer this service right now. Choose another one.`,
  'order.alcohol_off': msg`Our team takes orders for alcohol and shisha. Remove them here and ask us.`,
  'order.points_need_member': msg`Points can only be used by the member they belong to.`,
  'order.reward_not_held': msg`A free dish in this order is no longer held for you. Please redeem it again.`,
  'order.unasked': msg`The bar may already have this order. We check as soon as you're online.`,
  'order.not_cancellable': msg`The bar has already started on this order. Please call us.`,
  slot_taken: msg`This time is fully booked. Please choose another one.`,
  deposit_changed: msg`This booking needs a deposit. Please confirm it once more.`,
  'brunch.offer_changed': msg`Our brunch has changed since you chose. Choose again; the rest is kept.`,
  'booking.too_late': msg`That time has passed. Pick another time.`,
  'booking.too_early': msg`This booking is more than 90 minutes away.`,
  'booking.too_soon': msg`Tables can be booked from tomorrow. For tonight, call us or just walk in.`,
  'booking.day_closed': msg`We take no bookings for this day. Choose another one or call us.`,
  'booking.bar_closed': msg`We're closed at that time. Choose another one or call us.`,
  'booking.too_far_ahead': msg`We take no bookings that far ahead yet. Choose an earlier day.`,
  'booking.time_gone': msg`We no longer offer this time. Please choose another one.`,
  'booking.party_too_large': msg`For a party of this size, please call us.`,
  'booking.not_cancellable': msg`This booking can't be cancelled here any more. Please call us.`,
  'booking.not_changeable': msg`This booking can't be changed here any more. Please call us.`,
  'booking.late_untimely': msg`You can tell us here from two hours before your time. Otherwise, please call us.`,
  'brunch.not_movable': msg`Because of its deposit, this brunch can't be moved there. Please call us.`,
  'booking.unsent': msg`This booking was not sent, and this browser can't keep it. Please try again or call us.`,
  'seat.code_invalid': msg`This code doesn't work. Ask the team or enter your table number.`,
  'seat.ended': msg`This table was closed. Scan the code on your table again.`,
  'bill.changed': msg`The bill has changed. Check the new total.`,
  'bill.paid': msg`The bill with this order is already paid, so the order stays. To give money back, ask a manager.`,
  'message.too_old': msg`This message waited more than a week. Send it again if it still matters.`,
  'message.unsent': msg`This message was not sent, and this browser can't keep it. Please try again or call us.`,
};

const UNKNOWN = msg`Something went wrong. Please try again.`;

export function useErrorText(more?: ErrorTexts): (code: string) => string {
  const { _ } = useLingui();
  return (code) => {
    const texts = more && Object.hasOwn(more, code) ? more : ERROR_TEXT;
    return _((isKeyOf(texts, code) && texts[code]) || UNKNOWN);
  };
}
