import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { insertWhere } from '../../db/conditional-insert';
import type { Gateway } from '../../db/gateway';
import { venueTables } from '../../db/tables/bookings.table';
import { kioskReports, kiosks } from '../../db/tables/seatings.table';
import { audit } from '../../db/tables/staff.table';
import type { RowBatch } from '../change-row';
import type { AuditEntry } from '../stored-responses.repository';

export type KioskRow = typeof kiosks.$inferSelect;
/** The kiosk has its table's label; null means that the kiosk stands at the door. */
export type Kiosk = {
  row: KioskRow;
  tableLabel: string | null;
  report: typeof kioskReports.$inferSelect | null;
};
export function createKiosksRepository(gateway: Gateway) {
  function read(where: SQL): Promise<Kiosk[]> {
    return gateway.read((db) =>
      db
        .select({ row: kiosks, tableLabel: venueTables.label, report: kioskReports })
        .from(kiosks)
        .leftJoin(venueTables, eq(venueTables.id, kiosks.tableId))
        .leftJoin(kioskReports, eq(kioskReports.kioskId, kiosks.id))
        .where(where)
        .orderBy(asc(kiosks.addedAt)),
    );
  }

  return {
    list: () => read(sql`true`),

    find: async (id: string): Promise<Kiosk | null> => (await read(eq(kiosks.id, id)))[0] ?? null,

    findBySecret: async (secretHash: string): Promise<Kiosk | null> =>
      (await read(eq(kiosks.secretHash, secretHash)))[0] ?? null,

    /** Records that staff opened the kiosk by the PIN on the kiosk itself. */
    noteOpened: (entry: AuditEntry) => gateway.write([insertWhere(audit, entry, sql`true`)]),

    /** Records once that staff ended kiosk mode on the kiosk, however often the report arrives. */
    async leave(id: string, entry: AuditEntry): Promise<void> {
      const isThere = sql`exists (select 1 from ${kiosks} where id = ${id})`;
      await gateway.write([
        insertWhere(audit, entry, isThere),
        sql`delete from ${kiosks} where id = ${id}`,
      ]);
    },
  };
}

/** Staff approve a tablet once. */
export function newKiosk({ secretHash }: Pick<KioskRow, 'secretHash'>): RowBatch {
  return { guard: sql`not exists (select 1 from ${kiosks} where secret_hash = ${secretHash})` };
}
