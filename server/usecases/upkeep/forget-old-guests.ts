import { retentionOf } from '#domain/settings/retention';
import type { Parts } from '../shared/parts';

type ForgetOldGuestsDeps = Pick<Parts, 'members' | 'settings' | 'now'>;

const DAY_MS = 24 * 60 * 60_000;

/** Deletes names, contacts and words of old orders, bookings and messages, as long ago as the owner has set. */
export async function forgetOldGuests({
  members,
  settings,
  now,
}: ForgetOldGuestsDeps): Promise<void> {
  const { orderDays, bookingDays, messageDays } = retentionOf((await settings.read()).rules);
  const since = (days: number) => (days === 0 ? null : now() - days * DAY_MS);
  await members.forgetOld({
    orders: since(orderDays),
    bookings: since(bookingDays),
    messages: since(messageDays),
  });
}
