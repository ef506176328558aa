import type { WaitlistRead } from '#domain/waitlist/waitlist';
import type { waitlistEntries } from '../../db/tables/bookings.table';
import type { Seated } from './booking-wire';

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

function iso(at: number): string {
  return new Date(at).toISOString();
}
