import { eveningBegan } from '#domain/bookings/booking';
import { dueReminder } from '#domain/bookings/reminders';
import { venueMoment } from '#domain/menu/menu-items';
import { liraText } from '#domain/money';
import { SEAT_MS } from '#domain/seatings/seating';
import type { ItemChange } from '../../repositories/resources/menu-changes.repository';
import type { AuditDeps, Parts } from '../shared/staff-change';
import { auditRow } from '../shared/staff-change';

type ApplyScheduleDeps = AuditDeps & Pick<Parts, 'menuChanges'>;

/** One run applies at most this many changes. */
const MOST_AT_ONCE = 50;

/** Applies due changes, also those due while the server was down. */
export async function applyMenuSchedule({ menuChanges, now, newId }: ApplyScheduleDeps) {
  const at = now();
  for (const row of await menuChanges.due(venueMoment(at), MOST_AT_ONCE)) {
    const item = await menuChanges.item(row.itemId);
    const change: ItemChange =
      row.change === 'price'
        ? { priceKurus: row.priceKurus ?? item?.priceKurus ?? 0 }
        : { isAvailable: row.change === 'available' };
    await menuChanges.apply(row, change, {
      at,
      by: row.changedBy ?? '',
      audit: auditRow(
        { now, newId },
        { member: { id: row.actor ?? '' } },
        {
          action: 'menu.scheduled',
          tbl: 'menu_item',
          pk: row.itemId,
          at,
          before: item && shown(item, change),
          after: shown(change, change),
        },
      ),
    });
  }
}

function shown({ priceKurus = 0, isAvailable }: ItemChange, about: ItemChange) {
  return about.priceKurus === undefined ? { isAvailable } : { price: liraText(priceKurus) };
}

/** Marks parties that were still seated at the end of the business day as left. */
export async function closeForgottenParties({ tableBookings, brunches, now }: Parts) {
  const before = eveningBegan(now());
  await tableBookings.closeSeated(before);
  await brunches.closeSeated(before);
}

/** Closes seatings without orders after four hours, and those of past evenings. */
export async function closeForgottenSeatings({ seatings, now }: Parts): Promise<void> {
  const at = now();
  await seatings.closeForgotten({
    quietSince: at - SEAT_MS,
    eveningBegan: eveningBegan(at),
    at,
  });
}

export async function expireUnpaidBrunches({ brunches, now }: Parts): Promise<void> {
  await brunches.expireUnpaid(now());
}

/** Returns the points of free dishes held for more than a day. */
export async function releaseExpiredHolds({ loyalty, now }: Parts): Promise<void> {
  await loyalty.releaseExpired(now());
}

/** Queues the reminders of tomorrow's bookings in the hours for them, once a booking and day. */
export async function remindGuests({ effects, settings, now }: Parts): Promise<void> {
  const at = now();
  const due = dueReminder(at);
  if (!due || !(await settings.read()).rules['bookings.reminder']) return;
  await effects.addReminders(due, at);
}
