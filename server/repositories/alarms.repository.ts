import { and, eq, sql } from 'drizzle-orm';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway } from '../db/gateway';
import { orders } from '../db/tables/orders.table';
import { audit } from '../db/tables/staff.table';
import type { OrderRow } from './rows/order-wire';
import { type Claim, type SentResponse, writeOnce } from './stored-responses.repository';

export type Acknowledgement = {
  claim: Claim;
  response: SentResponse;
  before: OrderRow;
  after: Pick<OrderRow, 'acknowledgedAt' | 'acknowledgedBy' | 'v'>;
  audit: typeof audit.$inferInsert;
};

export type AlarmsRepository = ReturnType<typeof createAlarmsRepository>;

export function createAlarmsRepository(gateway: Gateway) {
  return {
    /** Returns null if the order has changed since the caller read it. */
    acknowledge({ claim, response, before, after, audit: entry }: Acknowledgement) {
      const isStill = and(eq(orders.id, before.id), eq(orders.v, before.v));
      return writeOnce(gateway, {
        claim,
        response,
        at: entry.receivedAt,
        guard: sql`exists (select 1 from ${orders} where ${isStill})`,
        rows: (won) => [
          sql`update ${orders} set acknowledged_at = ${after.acknowledgedAt}, acknowledged_by = ${after.acknowledgedBy}, v = ${after.v} where id = ${before.id} and ${won}`,
          insertWhere(audit, entry, won),
        ],
      });
    },
  };
}
