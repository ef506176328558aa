import { DomainError } from '#domain/error-codes';
import { orderStatusOf } from '#domain/orders/order';
import {
  type ChangeOrderStatusInput,
  canChangeOrderStatus,
  cancelReason,
  canRecallOrder,
  changeOrderStatusMutation,
  unsells,
} from '#domain/orders/order-changes';
import { may } from '#domain/staff/roles';
import { stepRows } from '../../repositories/orders.repository';
import { type OrderRow, type StoredOrder, staffOrder } from '../../repositories/rows/order-wire';
import { type StaffRequest, staffChange } from '../shared/staff-change';
import { type OrderChangeDeps, orderRows } from './shared/order-rows';

export type ChangeOrderStatusRequest = StaffRequest<
  ChangeOrderStatusInput,
  { id: string; firstName: string; role: string }
>;

/** An equal status succeeds. Otherwise the first change wins; later ones get a conflict with author and time. */
export function changeOrderStatus(deps: OrderChangeDeps, request: ChangeOrderStatusRequest) {
  const { change, member, ageMs } = request;
  const { status } = change;
  return staffChange(
    deps,
    request,
    orderRows(deps),
    changeOrderStatusMutation,
    (row, at, order) => {
      if (row.status === status) return null;
      refusePaid(order, request);
      if (!mayMove(row, request)) return { conflict: { by: row.statusBy, at: row.statusAt } };
      refuseLateRecall(row, request, at);
      const reason = cancelReason(change);
      const after = { status, statusAt: at, statusBy: member.firstName };
      const doneAt = Math.max(row.placedAt, at - ageMs);
      return {
        after: { ...after, cancelReason: reason },
        audited: [{ status: row.status }, { status, ...(reason !== null && { reason }) }],
        doneAt,
        more: stepRows(row, after, doneAt),
      };
    },
  );
}

/** @throws DomainError bill.paid, also for an old copy of the order */
function refusePaid(order: StoredOrder, { change }: ChangeOrderStatusRequest): void {
  const current = staffOrder(order);
  const { statusBy: by, statusAt: at } = current;
  if (unsells(current, change.status)) throw new DomainError('bill.paid', { current, by, at });
}

function mayMove(before: OrderRow, { change }: ChangeOrderStatusRequest): boolean {
  const isAsSeen = change.from === undefined || change.from === before.status;
  return isAsSeen && canChangeOrderStatus(orderStatusOf(before.status), change.status);
}

/** Staff may reopen a completed order for half an hour; a manager may also reopen it later. */
function refuseLateRecall(
  { status, statusAt }: OrderRow,
  { member, ageMs }: ChangeOrderStatusRequest,
  now: number,
): void {
  if (status !== 'completed' || may(member.role, 'orders.reopen')) return;
  if (!canRecallOrder(statusAt, now, ageMs)) throw new DomainError('order.recall_over');
}
