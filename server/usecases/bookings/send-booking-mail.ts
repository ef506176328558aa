import type { GuestTableBooking } from '#domain/bookings/booking';
import { keepsTable } from '#domain/bookings/booking';
import type { BrunchRead, DepositState } from '#domain/bookings/brunch-changes';
import { depositState } from '#domain/bookings/brunch-changes';
import { dueReminder } from '#domain/bookings/reminders';
import type { TableBookingRow } from '../../db/tables/bookings.table';
import { brunchRead, tableBookingRead } from '../../repositories/booking-row';
import { bookingLinks } from '../../services/keys';
import type { Effect } from '../../services/mailer';
import type { Parts } from '../shared/staff-change';
import { guestEntry } from './guest-bookings';

export type SendBookingMailDeps = Pick<
  Parts,
  'tableBookings' | 'waitlist' | 'brunches' | 'keys' | 'mailer' | 'now'
> & {
  /** Composes the mail. */
  write(told: MailedBooking, language: 'en' | 'tr'): Promise<WrittenMail>;
};

/** A mailed booking contains no personal data. */
type MailedBooking = {
  booking: (GuestTableBooking & { kind: 'table' }) | (BrunchRead & { kind: 'brunch' });
  v: number;
  manageUrl: string;
  /** The deposit is due, paid or not required. */
  deposit: DepositState;
  /** Staff have changed the time or the party. */
  isChanged: boolean;
  /** The mail of the day before asks whether the party comes. */
  isReminder: boolean;
};

type WrittenMail = { subject: string; text: string; html: string; calendar: string | null };

/** Mails guests their booking's status. Skips outdated news, finished bookings and bookings without an address. */
export async function sendBookingMail(deps: SendBookingMailDeps, effect: Effect): Promise<void> {
  const { keys, mailer, now, write } = deps;
  const bookingId = String(effect.payload.bookingId);
  const found = await find(deps, bookingId);
  if (!found) return;
  const { row, told, isWait = false } = found;
  const { guestEmail: to } = row;
  const stands = { ...row, now: now() };
  if (to === null || !(isWait ? isNews(effect, stands) : holds(effect, stands))) return;
  if (row.startsAt <= now()) return;
  const { manageUrl } = bookingLinks(keys, told.booking);
  const isChanged = effect.payload.editedAt !== undefined && row.editedBy !== null;
  const isReminder = effect.payload.day !== undefined;
  const { calendar, ...mail } = await write(
    { ...told, manageUrl, isChanged, isReminder },
    row.language,
  );
  await mailer.send({ id: effect.id, to, ...mail, ...(calendar ? { calendar } : {}) });
}

type Stands = Row & { now: number };

/** Skip the mail if the booking was cancelled or has changed since a mutation queued the mail. */
function holds({ payload }: Effect, { status, editedAt, serviceDay, now }: Stands): boolean {
  if (payload.editedAt !== undefined && payload.editedAt !== editedAt) return false;
  // A reminder that waited for the mail server comes by day, the day before, or not at all.
  if (payload.day !== undefined) {
    return status !== 'seated' && keepsTable(status) && isReminded(serviceDay, payload.day, now);
  }
  return payload.status === undefined ? keepsTable(status) : payload.status === status;
}

/** The mail about an offer comes while the offer is on. */
function isNews({ payload }: Effect, { status, offeredUntil, now }: Stands): boolean {
  const { offeredUntil: until } = payload;
  if (typeof until !== 'number') return status === 'waiting';
  return status === 'offered' && until === offeredUntil && now < until;
}

function isReminded(serviceDay: string, day: unknown, now: number): boolean {
  return serviceDay === day && dueReminder(now)?.day === day;
}

type Told = Omit<MailedBooking, 'manageUrl' | 'isChanged' | 'isReminder'>;
type Row = Pick<
  TableBookingRow,
  'guestEmail' | 'status' | 'startsAt' | 'serviceDay' | 'language'
> & { editedAt?: number | null; editedBy?: string | null; offeredUntil?: number | null };
/** A party on the waitlist has no booking yet. */
type Found = { row: Row; told: Told; isWait?: boolean };

async function find(
  { tableBookings, waitlist, brunches }: SendBookingMailDeps,
  id: string,
): Promise<Found | null> {
  const table = await tableBookings.find(id);
  if (table) {
    const booking = { ...tableBookingRead(table), kind: 'table' as const };
    return { row: table.row, told: { booking, v: table.row.v, deposit: 'not_needed' } };
  }
  const entry = await waitlist.find(id);
  if (entry) {
    const booking = { ...guestEntry(entry), kind: 'table' as const };
    return {
      row: entry.row,
      isWait: true,
      told: { booking, v: entry.row.v, deposit: 'not_needed' },
    };
  }
  const brunch = await brunches.find(id);
  if (!brunch) return null;
  const { row } = brunch;
  return {
    row,
    told: {
      booking: { ...brunchRead(brunch), kind: 'brunch' },
      v: row.v,
      deposit: depositState(row),
    },
  };
}
