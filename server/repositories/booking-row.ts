import type { BookingRead, Slot, TableBookingRead } from '#domain/bookings/booking';
import { bookingCode, STAY_MS, slotInstant } from '#domain/bookings/booking';
import type { BrunchRead } from '#domain/bookings/brunch-changes';
import { agreedDrinkMinutes } from '#domain/bookings/brunch-round';
import { depositKurusOf } from '#domain/bookings/deposit';
import { isNewsForGuest, NEWS_DELAY_MS } from '#domain/bookings/reminders';
import type { MessageRead } from '#domain/messages/send-message';
import { liraText } from '#domain/money';
import type { AskingPhone, CallRead, SeatingRead } from '#domain/seatings/seating';
import type { VenueTableRead } from '#domain/tables/venue-table';
import type { WaitlistRead } from '#domain/waitlist/waitlist';
import { iso, isoOrNull } from '../db/iso';
import type {
  BrunchRow,
  MessageRow,
  SeatingRow,
  TableBookingRow,
  TableRow,
  WaitlistRow,
} from '../db/tables/bookings.table';
import type { Claim, NewEffect } from './rows/responses.repository';

export type Seated<Row> = { row: Row; tableLabel: string | null };

export function tableBookingRead({ row, tableLabel }: Seated<TableBookingRow>): TableBookingRead {
  return { ...bookingRead(row, tableLabel), tablePreference: row.tablePreference };
}

export function brunchRead({ row, tableLabel }: Seated<BrunchRow>): BrunchRead {
  return {
    ...bookingRead(row, tableLabel),
    selectedFood: row.food,
    selectedSauce: row.sauce,
    selectedDrink: row.drink,
    otherChoices: row.otherChoices ?? [],
    ...(row.names && { names: row.names }),
    totalAmount: row.totalKurus === null ? null : liraText(row.totalKurus),
    depositRequired: row.depositRequired,
    depositAmount: liraText(depositKurusOf(row)),
    depositDueAt: isoOrNull(row.depositDueAt),
    depositPaidAt: isoOrNull(row.depositPaidAt),
    depositPaidBy: row.depositPaidBy,
    depositKept:
      row.depositKeptAt === null ? null : { at: iso(row.depositKeptAt), by: row.depositKeptBy },
    firstDrinkAt: isoOrNull(row.firstDrinkAt),
    firstDrinkBy: row.firstDrinkBy,
    drinkMinutes: agreedDrinkMinutes(row.drinkMinutes),
  };
}

export function messageRead(row: MessageRow): MessageRead {
  const { id, v, status, statusBy, language, name, email, subject, message } = row;
  const { note, assigneeId, assigneeName, replies } = row;
  return {
    id,
    v,
    status,
    statusAt: iso(row.statusAt),
    statusBy,
    createdAt: iso(row.receivedAt),
    language,
    name,
    email,
    subject,
    message,
    note,
    assignee: assigneeId === null ? null : { id: assigneeId, firstName: assigneeName ?? '' },
    replies,
  };
}

function bookingRead(row: TableBookingRow | BrunchRow, tableLabel: string | null): BookingRead {
  return {
    id: row.id,
    v: row.v,
    status: row.status,
    statusAt: iso(row.statusAt),
    statusBy: row.statusBy,
    createdAt: iso(row.receivedAt),
    reservationDate: iso(row.startsAt),
    serviceDay: row.serviceDay,
    reservationTime: row.slot,
    endsAt: iso(row.endsAt),
    partySize: row.partySize,
    tableId: row.tableId,
    tableLabel,
    guestName: row.guestName,
    guestEmail: row.guestEmail,
    guestPhone: row.guestPhone,
    specialRequests: row.specialRequests,
    ...(row.joinedTables && { joinedTables: row.joinedTables }),
    ...(row.bookedBy !== null && { bookedBy: row.bookedBy }),
    ...(row.editedAt !== null && { edited: { at: iso(row.editedAt), by: row.editedBy } }),
    ...(row.guestChange && { guestChange: row.guestChange }),
    ...(row.lateMinutes !== null && { lateMinutes: row.lateMinutes }),
    ...(row.guestConfirmedAt !== null && { guestConfirmedAt: iso(row.guestConfirmedAt) }),
  };
}

/** Returns an entry as staff see it. */
export function waitlistRead({ row, tableLabel }: Seated<WaitlistRow>): WaitlistRead {
  const { id, v, status, statusBy, isWalkIn, serviceDay, flexMinutes, partySize } = row;
  const { guestName, guestEmail, guestPhone, specialRequests, tablePreference } = row;
  const { quotedMinutes, lapses, bookedBy } = row;
  return {
    ...{ id, v, status, statusBy, isWalkIn, serviceDay, flexMinutes, partySize },
    ...{ guestName, guestEmail, guestPhone, specialRequests, tablePreference },
    ...{ quotedMinutes, lapses, bookedBy },
    statusAt: iso(row.statusAt),
    createdAt: iso(row.receivedAt),
    wishedTime: row.wishedSlot,
    wishedAt: iso(row.wishedAt),
    queuedAt: iso(row.queuedAt),
    offer: offerOf(row, tableLabel),
  };
}

function offerOf(
  { offeredUntil, tableId, joinedTables, slot, startsAt, endsAt, offeredBy }: WaitlistRow,
  tableLabel: string | null,
): WaitlistRead['offer'] {
  if (offeredUntil === null || tableId === null) return null;
  return {
    reservationTime: slot,
    startsAt: iso(startsAt),
    endsAt: iso(endsAt),
    tables: [tableId, ...(joinedTables ?? [])],
    tableLabel,
    until: iso(offeredUntil),
    by: offeredBy,
  };
}

/** Every booking mutation has these fields. */
export type NewBookingRequest<Body> = {
  claim: Claim;
  body: Body;
  /** The mutation waited this long on the device. */
  ageMs: number;
  language: 'en' | 'tr';
  secretHash: string | null;
  deviceHash: string | null;
  /** The id names the signed-in member; missing or null means that no member is signed in. */
  memberId?: string | null;
};

export type BookedBody = Slot & {
  guestName: string;
  guestEmail: string | null;
  guestPhone: string;
  partySize: number;
  specialRequests: string | null;
};

/** The guest of a new booking has changed and confirmed nothing yet. */
export const NOTHING_CHANGED = {
  guestChange: null,
  lateMinutes: null,
  lateAt: null,
  guestConfirmedAt: null,
};

/** Returns the columns that both kinds of booking share; the id of the mutation is the booking's id. */
export function newBookingRow(request: NewBookingRequest<BookedBody>, status: string, now: number) {
  const { body, claim, language, deviceHash, secretHash, memberId = null } = request;
  const { guestName, guestEmail, guestPhone, serviceDay, partySize, specialRequests } = body;
  const startsAt = slotInstant(body);
  return {
    id: claim.mutationId,
    v: 1,
    status,
    statusAt: now,
    statusBy: null,
    placedAt: now - request.ageMs,
    receivedAt: now,
    language,
    deviceHash,
    secretHash,
    guestName,
    guestEmail,
    guestPhone,
    serviceDay,
    slot: body.reservationTime,
    startsAt,
    endsAt: startsAt + STAY_MS,
    partySize,
    tableId: null,
    tableAt: null,
    tableBy: null,
    joinedTables: null,
    bookedBy: null,
    editedAt: null,
    editedBy: null,
    memberId,
    specialRequests,
    ...NOTHING_CHANGED,
  };
}

type Confirmed = Pick<
  TableBookingRow,
  'id' | 'status' | 'startsAt' | 'serviceDay' | 'slot' | 'receivedAt' | 'guestEmail'
>;

/** Returns the guest's response; the write fills in the table's label. */
export function bookingConfirmation(row: Confirmed) {
  return {
    mutationId: row.id,
    reservationId: row.id,
    id: row.id,
    code: bookingCode(row.id),
    status: row.status,
    reservationDate: new Date(row.startsAt).toISOString(),
    serviceDay: row.serviceDay,
    reservationTime: row.slot,
    tableLabel: null,
    createdAt: new Date(row.receivedAt).toISOString(),
  };
}

export const BOOKING_MAIL = 'booking.confirmation';

/** Queues the mail as an effect that reads the booking; a booking without an address gets no mail. */
export function confirmationOf(row: Confirmed, effectId: string): NewEffect | null {
  if (row.guestEmail === null) return null;
  const { receivedAt: at } = row;
  const payload = { bookingId: row.id };
  return { id: effectId, kind: BOOKING_MAIL, payload, nextAt: at, createdAt: at };
}

export const BOOKING_NEWS = 'booking.news';

type NewsTime = { id: string; at: number };

/** Queues a mail to the guest after a confirmation or cancellation, unless staff revert the change at once. */
export function newsOf(row: TableBookingRow | BrunchRow, status: string, when: NewsTime) {
  return isNewsForGuest(row.status, status) ? newsAbout(row, { status }, when) : null;
}

/** Queues a mail about a new time or size, unless the booking changes again at once. */
export function changeNewsOf(row: TableBookingRow | BrunchRow, when: NewsTime): NewEffect | null {
  return newsAbout(row, { editedAt: when.at }, when);
}

function newsAbout(row: Confirmed, about: object, { id, at }: NewsTime): NewEffect | null {
  if (row.guestEmail === null || row.startsAt <= at) return null;
  const payload = { bookingId: row.id, ...about };
  return { id, kind: BOOKING_NEWS, payload, nextAt: at + NEWS_DELAY_MS, createdAt: at };
}

export function seatingRead(row: SeatingRow): SeatingRead {
  return {
    id: row.id,
    v: row.v,
    tableId: row.tableId,
    openedAt: iso(row.openedAt),
    acceptedAt: isoOrNull(row.acceptedAt),
    acceptedBy: row.acceptedBy,
    closedAt: isoOrNull(row.closedAt),
    closedBy: row.closedBy,
    mergedInto: row.mergedInto,
    movedAt: isoOrNull(row.movedAt),
    movedBy: row.movedBy,
    calls: callsOf(row),
    asking: askingOf(row),
  };
}

export function askingOf({ asking }: SeatingRow): AskingPhone[] {
  return asking.map(({ seatNo, at }) => ({ seatNo, at: iso(at) }));
}

export function callsOf(row: SeatingRow): SeatingRead['calls'] {
  return {
    waiter: callOf(row.waiterCalledAt, row.waiterTakenAt, row.waiterTakenBy),
    bill: callOf(row.billCalledAt, row.billTakenAt, row.billTakenBy),
  };
}

function callOf(at: number | null, takenAt: number | null, takenBy: string | null) {
  if (at === null) return null;
  const call: CallRead = { at: iso(at), takenAt: isoOrNull(takenAt), takenBy };
  return call;
}

export function tableRead({
  clearedAt,
  changedAt,
  qrVersion: _qrVersion,
  ...row
}: TableRow): VenueTableRead {
  return { ...row, clearedAt: isoOrNull(clearedAt), changedAt: isoOrNull(changedAt) };
}
