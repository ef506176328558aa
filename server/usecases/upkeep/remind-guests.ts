import { dueReminder } from '#domain/bookings/mail/reminders';
import type { Parts } from '../shared/parts';

type RemindGuestsDeps = Pick<Parts, 'effects' | 'settings' | 'now'>;

/** Queues the reminders of tomorrow's bookings in the hours for them, once a booking and day. */
export async function remindGuests({ effects, settings, now }: RemindGuestsDeps): Promise<void> {
  const at = now();
  const due = dueReminder(at);
  if (!due || !(await settings.read()).rules['bookings.reminder']) return;
  await effects.addReminders(due, at);
}
