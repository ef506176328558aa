import { markOrderSeenMutation, seenTime } from '#domain/orders/order-changes';
import type { OrderRow } from '../../repositories/rows/order-wire';
import { type StaffRequest, staffChange } from '../shared/staff-change';
import { type OrderChangeDeps, orderRows } from './shared/order-rows';

/** Records that a tablet shows an order. The server keeps the first report; later reports get its time. */
export function markOrderSeen(deps: OrderChangeDeps, request: StaffRequest) {
  const rows = { ...orderRows(deps), besides };
  return staffChange(deps, request, rows, markOrderSeenMutation, (row, at) => {
    if (row.seenAt !== null) return null;
    const seenAt = seenTime(row.receivedAt, at, request.ageMs);
    return { after: { seenAt, seenBy: request.member.firstName } };
  });
}

function besides({ id, seenAt }: OrderRow) {
  return { orderId: id, seenAt: seenAt === null ? null : new Date(seenAt).toISOString() };
}
