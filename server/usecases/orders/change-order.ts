import { DomainError } from '#domain/error-codes';
import type { TickedLine, TickedOrder, TickLineInput } from '#domain/orders/line-tick';
import {
  afterStep,
  afterTap,
  isAheadByTicks,
  rankOf,
  tickLineMutation,
} from '#domain/orders/line-tick';
import type { ChangeOrderStatusInput } from '#domain/orders/order';
import {
  acknowledgeOrderMutation,
  canChangeOrderStatus,
  cancelReason,
  canGuestCancel,
  canRecallOrder,
  changeOrderStatusMutation,
  markOrderSeenMutation,
  orderStatusOf,
  seenTime,
  unsells,
} from '#domain/orders/order';
import { UNSEEN_AFTER_MS, UNSEEN_UNTIL_MS } from '#domain/orders/order-ageing';
import { isAcknowledged } from '#domain/orders/order-alarm';
import { may } from '#domain/roles';
import { orders } from '../../db/tables/orders.table';
import { stepRows } from '../../repositories/orders.repository';
import type { OrderRow, StoredOrder } from '../../repositories/rows/order-row';
import { staffOrder } from '../../repositories/rows/order-row';
import type {
  Claim,
  MutationResponse,
  SentResponse,
} from '../../repositories/rows/responses.repository';
import { remakeUndone, ticksWritten } from '../../repositories/statements/moved-lines';
import type { Proof } from '../../services/files/data-folder';
import { isOwn } from '../../services/files/data-folder';
import { linesLeft } from '../shared/bill-of-order';
import type { Kind, Parts, StaffChangeDeps, StaffRequest } from '../shared/staff-change';
import { lastStatus, staffChange, untilWritten } from '../shared/staff-change';

export type OrderChangeDeps = StaffChangeDeps & Pick<Parts, 'orders'>;

export function orderRows(deps: OrderChangeDeps): Kind<typeof orders, StoredOrder> {
  return {
    table: orders,
    find: deps.orders.find,
    rowOf: ({ row }) => row,
    read: (order, row) => staffOrder({ ...order, row }),
  };
}

type ChangeOrderStatusRequest = StaffRequest<ChangeOrderStatusInput>;

/** An equal status succeeds. Otherwise the first change wins; later ones get a conflict with author and time. */
export function changeOrderStatus(deps: OrderChangeDeps, request: ChangeOrderStatusRequest) {
  const { input, member, ageMs } = request;
  const mutation = changeOrderStatusMutation;
  return staffChange(deps, request, orderRows(deps), mutation, (row, at, order) => {
    const before = { status: orderStatusOf(row.status), lines: linesLeft(order) };
    if (row.status === input.status || isPassed(before, input)) return null;
    refusePaid(order, request);
    if (!mayMove(before, row, request)) return { conflict: lastStatus(row) };
    refuseLateRecall(row, request, at);
    const reason = cancelReason(input);
    const doneAt = Math.max(row.placedAt, at - ageMs);
    const by = member.firstName;
    const { status, lines } = afterStep(before, input.status, { at: doneAt });
    const after = { status, statusAt: at, statusBy: by };
    const unticked = lines.filter((line, index) => line !== before.lines[index]);
    return {
      after: { ...after, cancelReason: reason },
      found: { ...order, lines: [...lines] },
      audited: [{ status: row.status }, { status, ...(reason !== null && { reason }) }],
      doneAt,
      more: (won) => [
        ...ticksWritten(row.id, unticked, won),
        ...stepRows({ ...order, row }, after, doneAt, paidOnHandover(row, request))(won),
        ...(row.source === 'remake' && status === 'cancelled'
          ? remakeUndone({ id: row.id, undo: request.claim.mutationId }, { at, doneAt, by }, won)
          : []),
      ],
    };
  });
}

/** Only an order's own bill is paid with it; a table pays its bill apart. */
function paidOnHandover(
  { id, billId }: OrderRow,
  { claim, input, member }: ChangeOrderStatusRequest,
) {
  const { status, paidBy, drawer } = input;
  return billId === id && status === 'completed' && paidBy
    ? { id: claim.mutationId, method: paidBy, byId: member.id, box: drawer }
    : null;
}

/** @throws DomainError bill.paid, also for an old copy of the order */
function refusePaid(order: StoredOrder, { input }: ChangeOrderStatusRequest): void {
  const current = staffOrder(order);
  const { statusBy: by, statusAt: at } = current;
  if (unsells(current, input.status)) throw new DomainError('bill.paid', { current, by, at });
}

/** An order that stands for a brunch or a kept deposit follows its booking. */
function mayMove(
  before: TickedOrder<TickedLine>,
  { source }: OrderRow,
  { input: { status: to, from = before.status } }: ChangeOrderStatusRequest,
): boolean {
  if (source === 'brunch' || source === 'deposit') return false;
  const isAsSeen = from === before.status || isAheadByTicks(before, { from, to });
  return isAsSeen && canChangeOrderStatus(before.status, to);
}

/** True if ticks have led the order past the step already. */
function isPassed(before: TickedOrder<TickedLine>, { from, status: to }: ChangeOrderStatusInput) {
  return (
    from !== undefined && isAheadByTicks(before, { from, to }) && rankOf(to) < rankOf(before.status)
  );
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

type AcknowledgeOrderDeps = OrderChangeDeps & Pick<Parts, 'settings'>;

/** Acknowledges an order's alarm. A second acknowledgement gets the first one's author, until the order alarms again. */
export function acknowledgeOrder(deps: AcknowledgeOrderDeps, request: StaffRequest) {
  return staffChange(deps, request, orderRows(deps), acknowledgeOrderMutation, async (row, at) => {
    const { rules } = await deps.settings.read();
    const acknowledgedAt = seenTime(row.receivedAt, at, request.ageMs);
    if (isAcknowledged(row.acknowledgedAt, acknowledgedAt, rules['bar.silenceMinutes']))
      return null;
    return {
      after: { acknowledgedAt, acknowledgedBy: request.member.firstName },
      audited: [{ acknowledgedAt: row.acknowledgedAt }, { acknowledgedAt }],
      doneAt: acknowledgedAt,
    };
  });
}

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

type CancelOrderRequest = Proof & {
  claim: Claim;
  orderId: string;
  /** The server stores this final response for an order that it does not have; null allows only `not_found`. */
  withdrawn: SentResponse | null;
};

/** Guests cancel before staff confirm, or before the server has an order whose QR code the phone shows. */
export async function cancelOrder(
  { orders, responses, now }: Parts,
  { claim, orderId, withdrawn, ...proof }: CancelOrderRequest,
): Promise<MutationResponse> {
  const { mutationId } = claim;
  const body = JSON.stringify({ mutationId, orderId, status: 'cancelled' });
  const response = { status: 200, body };
  return untilWritten(async () => {
    const order = await orders.find(orderId);
    if (!order && withdrawn) {
      return responses.withdraw({ claim, response, orderId, verdict: withdrawn, at: now() });
    }
    if (!order || !isOwn(order.row, proof)) throw new DomainError('not_found');
    const { row: before } = order;
    if (!canGuestCancel(orderStatusOf(before.status))) {
      throw new DomainError('order.not_cancellable', { status: before.status });
    }
    const at = now();
    const after = { status: 'cancelled', statusAt: at, statusBy: null, v: before.v + 1 };
    return orders.moveStatus(order, after, { claim, response, at });
  });
}

/** Writes one alarm effect for each order that no tablet has shown in time. */
export async function raiseUnseenAlarms({ effects, now }: Parts): Promise<void> {
  const at = now();
  const due = { from: at - UNSEEN_UNTIL_MS, to: at - UNSEEN_AFTER_MS };
  await effects.addForUnseenOrders(due, at);
}

/**
 * Ticks dishes that are made, or takes their ticks off. The order follows its ticks.
 * @throws DomainError not_found (the order has no such line)
 */
export function tickLine(deps: OrderChangeDeps, request: StaffRequest<TickLineInput>) {
  const { input, member, ageMs } = request;
  return staffChange(deps, request, orderRows(deps), tickLineMutation, (row, at, order) => {
    const meant = order.lines.filter(({ lineNo }) => input.lines.includes(lineNo));
    if (meant.length === 0) throw new DomainError('not_found');
    const doneAt = Math.max(row.placedAt, at - ageMs);
    const by = member.firstName;
    const before = { status: orderStatusOf(row.status), lines: linesLeft(order) };
    const { status, lines } = afterTap(before, input, { at: doneAt, by });
    const changed = lines.filter((line, index) => line !== before.lines[index]);
    const isMoved = status !== row.status;
    if (changed.length === 0 && !isMoved) return null;
    const step = { status, statusAt: at, statusBy: by };
    const dish = meant.map(({ nameEn }) => nameEn).join(', ');
    return {
      after: isMoved ? step : {},
      found: { ...order, lines: [...lines] },
      audited: [
        isMoved ? { status: row.status } : null,
        { dish, isDone: input.isDone, ...(isMoved && { status }) },
      ],
      doneAt,
      more: (won) => [
        ...ticksWritten(row.id, changed, won),
        ...(isMoved ? stepRows(order, step, doneAt)(won) : []),
      ],
    };
  });
}
