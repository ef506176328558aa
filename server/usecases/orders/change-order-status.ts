import { DomainError } from '#domain/error-codes';
import type { StaffOrder } from '#domain/orders/guest-order';
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
import type { OrdersRepository } from '../../repositories/orders.repository';
import { type OrderRow, staffOrder } from '../../repositories/rows/order-wire';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';

export type ChangeOrderStatusDeps = {
  orders: OrdersRepository;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

export type ChangeOrderStatusRequest = {
  claim: Claim;
  orderId: string;
  change: ChangeOrderStatusInput;
  member: { id: string; firstName: string; role: string };
  ageMs: number;
};

/** An equal status succeeds. Otherwise the first change wins; later ones get a conflict with author and time. */
export async function changeOrderStatus(
  deps: ChangeOrderStatusDeps,
  request: ChangeOrderStatusRequest,
): Promise<MutationResponse> {
  return untilWritten(async () => {
    const order = await deps.orders.find(request.orderId);
    if (!order) throw new DomainError('not_found');
    const { row: before } = order;
    if (before.status === request.change.status) {
      const { mutationId } = request.claim;
      const body = JSON.stringify({ mutationId, order: staffOrder(order) });
      return deps.responses.keep(request.claim, { status: 200, body });
    }
    const current = staffOrder(order);
    refusePaid(current, request);
    if (!mayMove(before, request)) {
      throw new DomainError('conflict', { current, by: current.statusBy, at: current.statusAt });
    }
    refuseLateRecall(deps, request, before);
    const after = {
      status: request.change.status,
      statusAt: deps.now(),
      statusBy: request.member.firstName,
      cancelReason: cancelReason(request.change),
      v: before.v + 1,
    };
    const moved = staffOrder({ ...order, row: { ...before, ...after } });
    const { mutationId } = request.claim;
    return deps.orders.moveStatus({
      claim: request.claim,
      response: { status: 200, body: JSON.stringify({ mutationId, order: moved }) },
      before,
      after,
      audit: auditOf(deps, request, before),
    });
  });
}

/** @throws DomainError bill.paid, also for an old copy of the order */
function refusePaid(current: StaffOrder, { change }: ChangeOrderStatusRequest): void {
  const { statusBy: by, statusAt: at } = current;
  if (unsells(current, change.status)) throw new DomainError('bill.paid', { current, by, at });
}

function mayMove(before: OrderRow, { change }: ChangeOrderStatusRequest): boolean {
  const isAsSeen = change.from === undefined || change.from === before.status;
  return isAsSeen && canChangeOrderStatus(orderStatusOf(before.status), change.status);
}

/** Staff may reopen a completed order for half an hour; a manager may also reopen it later. */
function refuseLateRecall(
  { now }: ChangeOrderStatusDeps,
  { member, ageMs }: ChangeOrderStatusRequest,
  { status, statusAt }: OrderRow,
): void {
  if (status !== 'completed' || may(member.role, 'orders.reopen')) return;
  if (!canRecallOrder(statusAt, now(), ageMs)) throw new DomainError('order.recall_over');
}

function auditOf(deps: ChangeOrderStatusDeps, request: ChangeOrderStatusRequest, before: OrderRow) {
  const receivedAt = deps.now();
  const reason = cancelReason(request.change);
  return {
    id: deps.newId(),
    actor: request.member.id,
    action: changeOrderStatusMutation.audit,
    tbl: 'order',
    pk: request.orderId,
    before: { status: before.status },
    after: { status: request.change.status, ...(reason === null ? {} : { reason }) },
    doneAt: Math.max(before.placedAt, receivedAt - request.ageMs),
    receivedAt,
  };
}
