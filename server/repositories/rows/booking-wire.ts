import type { BookingRead, TableBookingRead } from '#domain/bookings/booking';
import type { BrunchRead } from '#domain/brunch/brunch-changes';
import { agreedDrinkMinutes } from '#domain/brunch/brunch-round';
import { depositKurusOf } from '#domain/brunch/deposit';
import type { MessageRead } from '#domain/messages/send-message';
import { liraText } from '#domain/money';
import type { WaitlistRead } from '#domain/waitlist/waitlist';
import { iso, isoOrNull } from '../../db/iso';
import type {
  brunchBookings,
  contactMessages,
  tableBookings,
  waitlistEntries,
} from '../../db/tables/bookings.table';

export type TableBookingRow = typeof tableBookings.$inferSelect;
export type BrunchRow = typeof brunchBookings.$inferSelect;
export type MessageRow = typeof contactMessages.$inferSelect;

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

export type WaitlistRow = typeof waitlistEntries.$inferSelect;

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
