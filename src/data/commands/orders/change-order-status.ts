import { DomainError } from '#domain/error-codes';
import type { OrderStatus } from '#domain/orders/order';
import {
  type CancelReason,
  type ChangeOrderStatusInput,
  canChangeOrderStatus,
  changeOrderStatusMutation,
} from '#domain/orders/order-changes';
import type { AdminDb } from '../../admin-db';
import { withDb } from '../../db-health';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';
import { entriesOf } from '../../outbox/entries';
import { showsStatus } from '../../outbox/optimistic-rows';
import { advanced, inOutbox } from '../../outbox/outbox';

type StatusChange = {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  reason?: CancelReason;
  /** Takes what is open of the order's own bill. */
  paidBy?: ChangeOrderStatusInput['paidBy'];
};

/**
 * The tablet shows the change at once. The server refuses if the order has changed from `from`, the status that the
 * person saw. A second tap before the redraw queues nothing.
 * @throws DomainError conflict (no such step), unauthorized
 */
export async function changeOrderStatus(
  deps: DataDeps<AdminDb>,
  { orderId, from, to, reason, paidBy }: StatusChange,
): Promise<void> {
  if (!canChangeOrderStatus(from, to)) throw new DomainError('conflict');
  const row = await withDb(deps.db, () => deps.db.order.get(orderId));
  await enqueue(deps, {
    mutation: changeOrderStatusMutation,
    entityId: orderId,
    stands: (entries) =>
      row !== undefined && showsStatus(row, entries, { kind: 'order.status', status: to }),
    body: { status: to, from, ...(reason && { reason }), ...(paidBy && { paidBy }) },
  });
}

/** Dismisses a conflict, with the changes queued behind it. */
export async function dismissConflict(deps: DataDeps<AdminDb>, entryId: string): Promise<void> {
  const { db } = deps;
  await inOutbox(deps, async () => {
    const refused = await db.outbox.get(entryId);
    if (!refused) return;
    const entries = await entriesOf(db, refused.entityKey);
    const behind = entries.filter(
      ({ seqInKey, principal }) => seqInKey >= refused.seqInKey && principal === refused.principal,
    );
    await db.outbox.bulkPut(behind.map((entry) => advanced(entry, 'userCancel', deps.now())));
  });
}
