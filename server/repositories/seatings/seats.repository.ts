import { eq, sql } from 'drizzle-orm';
import { MAX_SEATS_TAKEN } from '#domain/seatings/seating';
import { insertWhere } from '../../db/conditional-insert';
import type { Gateway } from '../../db/gateway';
import { venueTables } from '../../db/tables/bookings.table';
import { seatings, seats } from '../../db/tables/seatings.table';
import type { SeatingRow } from '../rows/seating-wire';
import { askingCopied, type LetIn, phoneLetIn } from '../statements/seating-statements';

export type SeatRow = typeof seats.$inferSelect;
export type Seat = { seat: SeatRow; seating: SeatingRow };

export function createSeatsRepository(gateway: Gateway) {
  return {
    /** Returns a phone's seat with its seating; null if the phone has no seat. */
    find: (secretHash: string) =>
      gateway.first((db) =>
        db
          .select({ seat: seats, seating: seatings })
          .from(seats)
          .innerJoin(seatings, eq(seatings.id, seats.seatingId))
          .where(eq(seats.secretHash, secretHash)),
      ),

    /**
     * Adds a phone to the table's open seating, or to `opens`; a known phone keeps its number. Other phones are asked
     * to let it in. Returns null if the table's code has changed, or if the table is full.
     */
    async sit(
      { secretHash, expiresAt, askedAt }: Pick<SeatRow, 'secretHash' | 'expiresAt' | 'askedAt'>,
      { opens, qrVersion }: { opens: SeatingRow; qrVersion: number },
    ): Promise<Seat | null> {
      const { tableId } = opens;
      const isCurrent = sql`exists (select 1 from ${venueTables} where id = ${tableId} and qr_version = ${qrVersion})`;
      const isHere = sql`table_id = ${tableId} and closed_at is null`;
      const taken = sql`(select count(*) from ${seats} where seating_id = s.id and secret_hash <> ${secretHash})`;
      const maySit = sql`${isHere} and ${isCurrent} and ${taken} < ${MAX_SEATS_TAKEN}`;
      const [, , seated] = await gateway.write([
        insertWhere(
          seatings,
          opens,
          sql`${isCurrent} and not exists (select 1 from ${seatings} where ${isHere})`,
        ),
        sql`update ${seatings} as s set last_seat_no = last_seat_no + 1 where ${maySit}
          and not exists (select 1 from ${seats} where secret_hash = ${secretHash} and seating_id = s.id)`,
        sql`insert into ${seats} (secret_hash, seating_id, no, expires_at, asked_at)
          select ${secretHash}, s.id, s.last_seat_no, ${expiresAt}, ${askedAt} from ${seatings} s
          where ${maySit}
          on conflict (secret_hash) do update set
            no = iif(seating_id = excluded.seating_id, no, excluded.no),
            let_in_at = iif(seating_id = excluded.seating_id, let_in_at, null),
            asked_at = iif(seating_id = excluded.seating_id and let_in_at is not null, null, excluded.asked_at),
            seating_id = excluded.seating_id, expires_at = excluded.expires_at
          returning no`,
        // The phone may have left another table, which is asked no longer.
        askingCopied(sql`true`),
      ]);
      return seated?.length ? this.find(secretHash) : null;
    },

    /** Lets a phone of the same seating in, or refuses it, on behalf of a phone that is let in. */
    async answer(by: SeatRow, { seatNo, at }: Pick<LetIn, 'seatNo' | 'at'>): Promise<void> {
      const { seatingId, secretHash } = by;
      const mayAnswer = sql`exists (select 1 from ${seats} as mine
        where secret_hash = ${secretHash} and mine.seating_id = ${seatingId} and mine.let_in_at is not null)`;
      await gateway.write([
        phoneLetIn({ seatingId, seatNo, at }, mayAnswer),
        askingCopied(sql`id = ${seatingId}`),
      ]);
    },
  };
}
