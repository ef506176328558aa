import type { BrunchRead } from '#domain/brunch/brunch-booking';
import { keepsTable, type ReservationRead } from '#domain/reservations/booking';
import { brunchRead, type ReservationRow, reservationRead } from '../../repositories/booking-wire';
import type {
  BrunchRepository,
  ReservationsRepository,
} from '../../repositories/bookings.repository';
import { bookingLinks } from '../../services/booking-links';
import type { Effect } from '../../services/effect-handlers';
import type { Keys } from '../../services/keys';
import type { Mailer } from '../../services/mailer';

export type SendBookingMailDeps = {
  reservations: ReservationsRepository;
  brunches: BrunchRepository;
  keys: Keys;
  mailer: Mailer;
  now: () => number;
  /** Puts it into words. */
  write(told: ToldBooking, language: 'en' | 'tr'): Promise<WrittenMail>;
};

/** What the mail is about; nobody's name is in what it is put into words with. */
export type ToldBooking = {
  booking: (ReservationRead & { kind: 'table' }) | (BrunchRead & { kind: 'brunch' });
  v: number;
  manageUrl: string;
  isDepositDue: boolean;
};

type WrittenMail = { subject: string; text: string; html: string; calendar: string | null };

/** Tells a guest by mail how their booking stands. One that is over by then, or without an address, is let go. */
export async function sendBookingMail(deps: SendBookingMailDeps, effect: Effect): Promise<void> {
  const { keys, mailer, now, write } = deps;
  const bookingId = String(effect.payload.bookingId);
  const found = await find(deps, bookingId);
  if (!found) return;
  const { row, told } = found;
  const { guestEmail: to } = row;
  if (to === null || !keepsTable(row.status) || row.startsAt <= now()) return;
  const { manageUrl } = bookingLinks(keys, told.booking);
  const { calendar, ...mail } = await write({ ...told, manageUrl }, row.language);
  await mailer.send({ id: effect.id, to, ...mail, ...(calendar ? { calendar } : {}) });
}

type Told = Omit<ToldBooking, 'manageUrl'>;
type Row = Pick<ReservationRow, 'guestEmail' | 'status' | 'startsAt' | 'language'>;
type Found = { row: Row; told: Told };

async function find(
  { reservations, brunches }: SendBookingMailDeps,
  id: string,
): Promise<Found | null> {
  const table = await reservations.find(id);
  if (table) {
    const booking = { ...reservationRead(table), kind: 'table' as const };
    return { row: table.row, told: { booking, v: table.row.v, isDepositDue: false } };
  }
  const brunch = await brunches.find(id);
  if (!brunch) return null;
  const { row } = brunch;
  const isDepositDue = row.depositRequired && row.depositPaidAt === null;
  return {
    row,
    told: { booking: { ...brunchRead(brunch), kind: 'brunch' }, v: row.v, isDepositDue },
  };
}
