import { eq, sql } from 'drizzle-orm';
import { MAX_SEATS_TAKEN } from '#domain/seatings/seating';
import { insertWhere } from '../../db/conditional-insert';
import type { Gateway } from '../../db/gateway';
import { venueTables } from '../../db/tables/bookings.table';
import { seatings, seats } from '../../db/tables/seatings.table';
import type { SeatingRow } from '../rows/seating-wire';

export type SeatRow = typeof seats.$inferSelect;
export type Seat = { seat: SeatRow; seating: SeatingRow };

export type SeatsRepository = ReturnType<typeof createSeatsRepository>;

export function createSeatsRepository(gateway: Gateway) {
  return {
    /** Returns a phone's seat with its seating; null if the phone has no seat. */
    async find(secretHash: string): Promise<Seat | null> {
      const [found] = await gateway.read((db) =>
        db
          .select({ seat: seats, seating: seatings })
          .from(seats)
          .innerJoin(seatings, eq(seatings.id, seats.seatingId))
          .where(eq(seats.secretHash, secretHash)),
      );
      return found ?? null;
    },

    /**
     * Adds a phone to the table's open seating, or to `opens`; a known phone keeps its number. Returns null if the
     * table's code has changed, or if the table is full.
     */
    async sit(
      { secretHash, expiresAt }: Pick<SeatRow, 'secretHash' | 'expiresAt'>,
      { opens, qrVersion }: { opens: SeatingRow; qrVersion: number },
    ): Promise<Seat | null> {
      const { tableId } = opens;
      const isCurrent = sql`exists (select 1 from ${venueTables} where id = ${tableId} and qr_version = ${qrVersion})`;
      const isHere = sql`table_id = ${tableId} and closed_at is null`;
      const taken = sql`(select count(*) from ${seats} where seating_id = s.id and secret_hash <> ${secretHash})`;
      const last = sql`(select coalesce(max(no), 0) from ${seats} where seating_id = s.id)`;
      await gateway.write([
        insertWhere(
          seatings,
          opens,
          sql`${isCurrent} and not exists (select 1 from ${seatings} where ${isHere})`,
        ),
        sql`insert into ${seats} (secret_hash, seating_id, no, expires_at)
          select ${secretHash}, s.id, ${last} + 1, ${expiresAt} from ${seatings} s
          where ${isHere} and ${isCurrent} and ${taken} < ${MAX_SEATS_TAKEN}
          on conflict (secret_hash) do update set
            no = case when seating_id = excluded.seating_id then no else excluded.no end,
            seating_id = excluded.seating_id, expires_at = excluded.expires_at`,
      ]);
      const found = await this.find(secretHash);
      const isSeated = found?.seating.tableId === tableId && found.seat.expiresAt === expiresAt;
      return isSeated ? found : null;
    },
  };
}
