import { dueReminder } from '#domain/bookings/mail/reminders';
import type { EffectsRepository } from '../../repositories/effects.repository';
import type { SettingsRepository } from '../../repositories/settings.repository';

type RemindGuestsDeps = {
  effects: EffectsRepository;
  settings: SettingsRepository;
  now: () => number;
};

/** Queues the reminders of tomorrow's bookings in the hours for them, once a booking and day. */
export async function remindGuests({ effects, settings, now }: RemindGuestsDeps): Promise<void> {
  const at = now();
  const due = dueReminder(at);
  if (!due || !(await settings.read()).rules['bookings.reminder']) return;
  await effects.addReminders(due, at);
}
