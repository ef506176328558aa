import { eq, sql } from 'drizzle-orm';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway } from '../db/gateway';
import { approvals } from '../db/tables/bills.table';
import { audit, staff } from '../db/tables/staff.table';
import type { AuditEntry } from './stored-responses.repository';

export type Approval = typeof approvals.$inferSelect;
export type ApprovalsRepository = ReturnType<typeof createApprovalsRepository>;

export function createApprovalsRepository(gateway: Gateway) {
  return {
    async find(id: string): Promise<Approval | null> {
      const [row] = await gateway.read((db) =>
        db.select().from(approvals).where(eq(approvals.id, id)),
      );
      return row ?? null;
    },

    /** The first approval of a change stays. */
    async give(row: Approval, entry: AuditEntry): Promise<void> {
      await gateway.write([
        sql`update ${staff} set pin_tries = 0, pin_locked_until = null where id = ${row.staffId}`,
        insertWhere(approvals, row, sql`true`),
        insertWhere(audit, entry, sql`true`),
      ]);
    },
  };
}
