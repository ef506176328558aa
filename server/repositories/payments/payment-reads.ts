import { and, asc, desc, eq, getTableColumns, gte, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { AT_BANK, UNRESOLVED } from '#domain/payments/payment-state';
import type { Gateway } from '../../db/gateway';
import { brunchBookings } from '../../db/tables/bookings.table';
import { orders } from '../../db/tables/orders.table';
import { paymentEntries, paymentOperations, payments } from '../../db/tables/payments.table';

export type PaymentRow = typeof payments.$inferSelect;
export type OperationRow = typeof paymentOperations.$inferSelect;
export type EntryRow = typeof paymentEntries.$inferSelect;

/** The list includes payments of cancelled orders and bookings, because staff must decide about them. */
const attention = sql<string | null>`coalesce(${payments.attention}, case
  when ${payments.state} in ('captured', 'partially_refunded') and (
    exists (select 1 from ${orders} where ${orders.id} = ${payments.refId} and ${orders.status} = 'cancelled') or
    exists (select 1 from ${brunchBookings} where ${brunchBookings.id} = ${payments.refId} and ${brunchBookings.status} = 'cancelled')
  ) then 'thing_cancelled' end)`;
const isUnresolved = or(inArray(payments.state, [...UNRESOLVED]), sql`${attention} is not null`);

type ListScope = {
  refId?: string;
  /** Only payments of this party that are at the bank. */
  seatingId?: string;
  isUnresolved?: boolean;
  offset: number;
  limit: number;
};

function conditionsOf({ refId, seatingId, isUnresolved: isToCheck }: ListScope) {
  const ofParty = sql`${payments.refId} in (select ${orders.id} from ${orders} where ${orders.seatingId} = ${seatingId})`;
  return [
    refId === undefined ? undefined : eq(payments.refId, refId),
    seatingId === undefined ? undefined : and(inArray(payments.state, [...AT_BANK]), ofParty),
    isToCheck ? isUnresolved : undefined,
  ];
}

export function paymentReads(gateway: Gateway) {
  return {
    /** Returns the payments whose status query is due at this bank. */
    due: (
      now: number,
      { mode, limit }: { mode: PaymentRow['mode']; limit: number },
    ): Promise<PaymentRow[]> =>
      gateway.rows(
        payments,
        and(lte(payments.nextCheckAt, now), eq(payments.mode, mode)),
        [asc(payments.nextCheckAt)],
        { limit },
      ),

    list: (scope: ListScope) =>
      gateway.read((db) =>
        db
          .select({ ...getTableColumns(payments), attention })
          .from(payments)
          .where(and(...conditionsOf(scope)))
          .orderBy(desc(payments.createdAt))
          .limit(scope.limit)
          .offset(scope.offset),
      ),

    /** Returns the sales that this bank captured in a time span (ms) and nobody cancelled. */
    capturedBetween: (
      since: number,
      until: number,
      mode: PaymentRow['mode'],
    ): Promise<PaymentRow[]> =>
      gateway.rows(
        payments,
        and(
          gte(payments.capturedAt, since),
          sql`${payments.capturedAt} < ${until}`,
          eq(payments.mode, mode),
          ne(payments.state, 'cancelled'),
        ),
      ),

    operations: (paymentId: string): Promise<OperationRow[]> =>
      gateway.rows(paymentOperations, eq(paymentOperations.paymentId, paymentId), [
        asc(paymentOperations.startedAt),
        asc(paymentOperations.id),
      ]),

    /** Returns the number of payments to check and the card revenue since an instant (ms). */
    async figures(since: number): Promise<{ unresolved: number; kurus: number }> {
      const [unresolved, taken] = await gateway.read((db) =>
        db.batch([
          db.select({ all: sql<number>`count(*)` }).from(payments).where(isUnresolved),
          db
            .select({ kurus: sql<number>`coalesce(sum(${paymentEntries.kurus}), 0)` })
            .from(paymentEntries)
            .where(gte(paymentEntries.at, since)),
        ]),
      );
      return { unresolved: unresolved[0]?.all ?? 0, kurus: taken[0]?.kurus ?? 0 };
    },
  };
}
