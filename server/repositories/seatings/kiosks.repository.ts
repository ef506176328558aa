import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { insertWhere, updateWhere } from '../../db/conditional-insert';
import type { Gateway, Statement } from '../../db/gateway';
import { venueTables } from '../../db/tables/bookings.table';
import { kiosks } from '../../db/tables/kiosks.table';
import { audit } from '../../db/tables/staff.table';
import {
  type Claim,
  type MutationResponse,
  type SentResponse,
  writeOnce,
} from '../stored-responses.repository';

export type KioskRow = typeof kiosks.$inferSelect;
/** The kiosk has its table's label; null means that the kiosk stands at the door. */
export type Kiosk = { row: KioskRow; tableLabel: string | null };
export type KioskWrite = {
  claim: Claim;
  response: SentResponse;
  at: number;
  audit: typeof audit.$inferInsert;
};

export type KiosksRepository = ReturnType<typeof createKiosksRepository>;

export function createKiosksRepository(gateway: Gateway) {
  function read(where: SQL): Promise<Kiosk[]> {
    return gateway.read((db) =>
      db
        .select({ row: kiosks, tableLabel: venueTables.label })
        .from(kiosks)
        .leftJoin(venueTables, eq(venueTables.id, kiosks.tableId))
        .where(where)
        .orderBy(asc(kiosks.addedAt)),
    );
  }

  /** Returns null if the kiosk has changed meanwhile. */
  function write(
    { audit: entry, ...once }: KioskWrite,
    guard: SQL,
    change: (won: SQL) => Statement,
  ): Promise<MutationResponse | null> {
    return writeOnce(gateway, {
      ...once,
      guard,
      rows: (won) => [change(won), insertWhere(audit, entry, won)],
    });
  }

  return {
    list: () => read(sql`true`),

    async find(id: string): Promise<Kiosk | null> {
      return (await read(eq(kiosks.id, id)))[0] ?? null;
    },

    async findBySecret(secretHash: string): Promise<Kiosk | null> {
      return (await read(eq(kiosks.secretHash, secretHash)))[0] ?? null;
    },

    /** Returns null if staff have approved the tablet already. */
    add(row: KioskRow, written: KioskWrite) {
      const isNew = sql`not exists (select 1 from ${kiosks} where secret_hash = ${row.secretHash})`;
      return write(written, isNew, (won) => insertWhere(kiosks, row, won));
    },

    change(before: KioskRow, after: Partial<KioskRow>, written: KioskWrite) {
      return write(written, stands(before), (won) =>
        updateWhere(kiosks, { ...after, v: before.v + 1 }, sql`id = ${before.id} and ${won}`),
      );
    },

    remove(before: KioskRow, written: KioskWrite) {
      return write(
        written,
        stands(before),
        (won) => sql`delete from ${kiosks} where id = ${before.id} and ${won}`,
      );
    },

    /** Records that staff opened the kiosk by the PIN on the kiosk itself. */
    async noteOpened(entry: typeof audit.$inferInsert): Promise<void> {
      await gateway.write([insertWhere(audit, entry, sql`true`)]);
    },

    /** Records once that staff ended kiosk mode on the kiosk, however often the report arrives. */
    async leave(id: string, entry: typeof audit.$inferInsert): Promise<void> {
      const isThere = sql`exists (select 1 from ${kiosks} where id = ${id})`;
      await gateway.write([
        insertWhere(audit, entry, isThere),
        sql`delete from ${kiosks} where id = ${id}`,
      ]);
    },
  };
}

function stands({ id, v }: KioskRow): SQL {
  return sql`exists (select 1 from ${kiosks} where id = ${id} and v = ${v})`;
}
