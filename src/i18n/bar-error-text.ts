import { msg } from '@lingui/core/macro';
import type { ErrorTexts } from './error-text';
import { useErrorText } from './error-text';

/** What only staff read. The office has more: Panel.tsx. */
export const BAR_ERROR_TEXT: ErrorTexts = {
  forbidden: msg`Your role can't do this. Ask a manager.`,
  'password.wrong': msg`The current password is not right.`,
  'qr_order.unreadable': msg`This isn't an order code.`,
  'qr_order.tampered': msg`This code was changed on its way. Ask the guest to show it again.`,
  'qr_order.stale': msg`This code is too old. Ask the guest to order again.`,
  'order.withdrawn': msg`The guest has cancelled this order.`,
  'order.recall_over': msg`This order was completed more than 30 minutes ago. A manager can still recall it.`,
  'table.taken': msg`This table is already taken at that time.`,
  'table.blocked': msg`This table is blocked.`,
  'table.label_taken': msg`There is a table with this label already.`,
  'table.has_bookings': msg`This table still has bookings. Give them another one first.`,
  'table.has_party': msg`Guests still sit at this table. Close it on the floor plan first.`,
  'picture.gone': msg`This picture is no longer kept. Upload it again.`,
  'seating.closed': msg`This table was closed already.`,
  'bill.left': msg`The party of this bill has left its table.`,
  'bill.unconfirmed': msg`An order of this table still waits for your answer. Confirm or cancel it first.`,
  'approval.required': msg`A manager must approve this with a PIN.`,
  'bill.unpaid': msg`This table still has a bill to pay.`,
  'table.walk_in_over': msg`That evening is over. The party was not seated.`,
  'menu.slug_taken': msg`Another category has this web address.`,
  'menu.category_has_items': msg`This category still has items, perhaps archived ones. Move or delete them first.`,
  'menu.category_unknown': msg`This category no longer exists.`,
  'menu.item_ordered': msg`This item is in orders and can't be deleted.`,
  'menu.item_unknown': msg`This item is no longer on the menu.`,
  'menu.price_required': msg`Enter the new price.`,
  'menu.already_applied': msg`This change has already been applied.`,
};

export function useBarErrorText(): (code: string) => string {
  return useErrorText(BAR_ERROR_TEXT);
}
