import { and, eq, gte, inArray, isNotNull, notInArray } from 'drizzle-orm';
import { OVER_STATES } from '#domain/payments/payment-state';
import type { Gateway } from '../../db/gateway';
import { payments } from '../../db/tables/payments.table';
import type { PaymentRow } from './payment-reads';

const isOpen = and(notInArray(payments.state, [...OVER_STATES]), eq(payments.isLate, false));

/** Reads the payments of a booking or order that the guest can still finish. */
export function openPaymentReads(gateway: Gateway) {
  return {
    /** Returns the open payment of a booking or order. */
    openFor: (refId: string) =>
      gateway.first((db) =>
        db
          .select()
          .from(payments)
          .where(and(eq(payments.refId, refId), isOpen)),
      ),

    /** Returns the payments that are over here but can still be paid on the bank's page. */
    payable: (refId: string, since: number): Promise<PaymentRow[]> =>
      gateway.read((db) =>
        db
          .select()
          .from(payments)
          .where(
            and(
              eq(payments.refId, refId),
              inArray(payments.state, ['declined', 'expired']),
              isNotNull(payments.token),
              gte(payments.createdAt, since),
            ),
          ),
      ),
  };
}
