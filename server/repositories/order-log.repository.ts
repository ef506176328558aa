import { and, asc, eq } from 'drizzle-orm';
import type { Gateway } from '../db/gateway';
import { audit, staff } from '../db/tables/staff.table';

/** A logged status change; the name may belong to a deleted account. */
export type LoggedChange = Pick<typeof audit.$inferSelect, 'after' | 'doneAt' | 'receivedAt'> & {
  firstName: string | null;
};

export type OrderLogRepository = ReturnType<typeof createOrderLogRepository>;

export function createOrderLogRepository(gateway: Gateway) {
  return {
    async waitingMutations(orderId: string): Promise<LoggedChange[]> {
      const { after, doneAt, receivedAt, seq } = audit;
      return gateway.read((db) =>
        db
          .select({ after, doneAt, receivedAt, firstName: staff.firstName })
          .from(audit)
          .leftJoin(staff, eq(staff.id, audit.actor))
          .where(
            and(eq(audit.tbl, 'order'), eq(audit.pk, orderId), eq(audit.action, 'order.status')),
          )
          .orderBy(asc(seq)),
      );
    },
  };
}
