import type { SQL } from 'drizzle-orm';
import { desc, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { KnownGuest } from '#domain/bookings/find-bookings';
import { MOST_KNOWN_GUESTS } from '#domain/bookings/find-bookings';
import type { Gateway } from '../../db/gateway';
import type { BookingTable } from '../../db/tables/bookings.table';
import { brunchBookings, tableBookings } from '../../db/tables/bookings.table';
import { members } from '../../db/tables/club.table';

/** Phones have these beside digits. */
const BETWEEN_DIGITS = [' ', '-', '(', ')', '.', '/'];

/** One guest may have so many bookings. */
const MOST_ROWS = 20 * MOST_KNOWN_GUESTS;

export function createKnownGuests(gateway: Gateway) {
  return {
    /** Returns guests of bookings, the latest of each kind first, then members, without their addresses. */
    async byLastDigits(digits: string): Promise<KnownGuest[]> {
      const found = await gateway.batch((db) => [
        bookersOf(db, tableBookings, digits),
        bookersOf(db, brunchBookings, digits),
        db
          .select({
            guestName: sql<string>`${members.firstName} || ' ' || ${members.lastName}`,
            guestPhone: members.phone,
            guestEmail: sql<null>`null`,
          })
          .from(members)
          .where(hasDigits(members.phone, `%${digits}`))
          .orderBy(desc(members.createdAt))
          .limit(MOST_ROWS),
      ]);
      return found.flat();
    },
  };
}

function bookersOf(db: LibSQLDatabase, bookings: BookingTable, digits: string) {
  const { guestName, guestPhone, guestEmail, receivedAt } = bookings;
  return db
    .select({ guestName, guestPhone, guestEmail })
    .from(bookings)
    .where(hasDigits(guestPhone, `%${digits}`))
    .orderBy(desc(receivedAt))
    .limit(MOST_ROWS);
}

/** Compares the bare digits of a phone. */
export function hasDigits(phone: SQLiteColumn, pattern: string): SQL {
  const bare = BETWEEN_DIGITS.reduce<SQL>(
    (text, sign) => sql`replace(${text}, ${sign}, '')`,
    sql`${phone}`,
  );
  return sql`${bare} like ${pattern}`;
}
