import { and, asc, eq } from 'drizzle-orm';
import type { Gateway } from '../db/gateway';
import { audit, staff } from '../db/tables/staff.table';

/** The log names a status change's author, even when the account is gone. */
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
