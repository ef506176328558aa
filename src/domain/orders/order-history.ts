import * as v from 'valibot';
import { fold } from '../fold';
import { signedKurus } from '../money';
import { listPlace, pageQuery } from '../page-query';
import type { PaymentKind } from '../seatings/seating';
import type { TenderMethod } from '../tender-methods';
import { TENDER_METHODS } from '../tender-methods';
import { isDay } from '../venue';
import type { StaffOrder } from './guest-order';
import type { CancelReason, OrderStatus } from './order';
import { ORDER_STATUSES, orderCode, orderStatusOf, SERVICE_TYPES } from './order';

/** A brunch party's price is an order of its own, at a table. */
export const HISTORY_SERVICES = [...SERVICE_TYPES, 'brunch'] as const;
export type HistoryService = (typeof HISTORY_SERVICES)[number];

export const ORDER_SORTS = ['newest', 'oldest', 'amount'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** How an order's bill was paid, as far as it is. */
export const HISTORY_METHODS = [...TENDER_METHODS, 'unpaid'] as const;
export type HistoryMethod = (typeof HISTORY_METHODS)[number];

export type OrderPaid = 'no' | 'part' | 'yes';

/** Says whether an order's bill is paid; sums in kuruş. */
export function paidState(bill: { isClosed: boolean; worth: number; paid: number }): OrderPaid {
  if (bill.isClosed || (bill.paid > 0 && bill.paid >= bill.worth)) return 'yes';
  return bill.paid > 0 ? 'part' : 'no';
}

/** Returns the methods that a bill was paid by; a payment that was taken back leaves none. */
export function methodsOf(
  tenders: readonly { method: TenderMethod; amount: string }[],
): TenderMethod[] {
  const sumOf = (one: TenderMethod) =>
    tenders
      .filter(({ method }) => method === one)
      .reduce((sum, { amount }) => sum + signedKurus(amount), 0);
  return TENDER_METHODS.filter((method) => sumOf(method) > 0);
}

/** An order as the list shows it. Older orders can be paid by a method that nobody recorded. */
export type HistoryOrder = StaffOrder & {
  paid: OrderPaid;
  methods: TenderMethod[];
  /** The bill's number for people; null for a bill that is gone. */
  billNumber: string | null;
};

/** A CSV file has at most this many orders. */
export const MOST_ORDERS_IN_FILE = 10_000;

export type OrderFilter = Days & {
  status?: OrderStatus;
  service?: HistoryService;
  /** Took the order or set its status. */
  person?: string;
  method?: HistoryMethod;
};

const day = v.exactOptional(v.pipe(v.string(), v.check(isDay, 'date.invalid')));
/** Business days; a missing day leaves its end of the period open. */
const days = v.object({ startDate: day, endDate: day });
type Days = v.InferOutput<typeof days>;

/** `all` selects every value. */
const choiceOf = <const Choices extends readonly string[]>(
  choices: Choices,
  code: 'order.status_unknown' | 'invalid_input',
) => v.optional(v.picklist(['all', ...choices], code), 'all');

const filters = {
  status: choiceOf(ORDER_STATUSES, 'order.status_unknown'),
  service: choiceOf(HISTORY_SERVICES, 'invalid_input'),
  method: choiceOf(HISTORY_METHODS, 'invalid_input'),
  ...days.entries,
  person: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(80, 'text.too_long'))),
  sort: v.optional(v.picklist(ORDER_SORTS, 'invalid_input'), 'newest'),
  /** Staff type a code, a table, a guest's name or number, or a dish. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80, 'text.too_long')), ''),
};

function isPeriod({ startDate, endDate }: Days): boolean {
  return startDate === undefined || endDate === undefined || startDate <= endDate;
}

export const orderListQuery = v.pipe(
  v.object({
    ...filters,
    ...pageQuery,
    before: v.exactOptional(listPlace),
  }),
  v.check((query) => isPeriod(query), 'date.invalid'),
);
export type OrderListQuery = v.InferOutput<typeof orderListQuery>;

export const orderFileQuery = v.pipe(
  v.object({ ...filters, lang: v.optional(v.picklist(['en', 'tr'], 'invalid_input'), 'tr') }),
  v.check((query) => isPeriod(query), 'date.invalid'),
);
export type OrderFileQuery = v.InferOutput<typeof orderFileQuery>;

/** Leaves out what selects everything. */
export function orderFilter({
  status,
  service,
  method,
  person,
  startDate,
  endDate,
}: Omit<OrderFileQuery, 'lang' | 'sort' | 'search'>): OrderFilter {
  return {
    ...(status === 'all' ? {} : { status }),
    ...(service === 'all' ? {} : { service }),
    ...(method === 'all' ? {} : { method }),
    ...(person ? { person } : {}),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}

type PayableOrder = { status: string; paidAt?: unknown; paidBy?: PaymentKind | null };

/** Nothing is claimed that nobody recorded: a completed order may have been paid by a method that is not known. */
export type OrderPayment = PaymentKind | 'open' | 'unknown' | 'none';

export function recordedPayment({
  paidAt,
  paidBy,
}: Omit<PayableOrder, 'status'>): PaymentKind | null {
  return paidBy ?? (paidAt ? 'card' : null);
}

/** `method` is the recorded one; `isOwed`: something is open on the order's bill. */
export function paymentOf<Method extends string>(
  status: string,
  method: Method | null,
  isOwed = false,
): Method | 'open' | 'unknown' | 'none' {
  if (method) return method;
  if (status === 'cancelled') return 'none';
  return status === 'completed' && !isOwed ? 'unknown' : 'open';
}

type Findable = {
  id: string;
  tableNumber: string | null;
  guestName: string | null;
  guestPhone: string | null;
};

/** A shorter digit string matches a table's number, but no part of a phone number. */
const PHONE_DIGITS = 4;

export function isOrderMeant(order: Findable, typed: string): boolean {
  const wanted = fold(typed.trim());
  if (wanted === '') return true;
  const texts = [orderCode(order.id), order.guestName ?? ''];
  if (texts.some((text) => fold(text).includes(wanted))) return true;
  if (fold(order.tableNumber ?? '') === wanted) return true;
  const digits = typed.replace(/\D/g, '');
  const isNumber = digits.length >= PHONE_DIGITS && /^[\d\s()+-]+$/.test(typed.trim());
  return (
    isNumber && (order.guestPhone ?? '').replace(/\D/g, '').includes(digits.replace(/^0+/, ''))
  );
}

/** Staff read at most this many steps of an order. */
export const MOST_STEPS = 500;

export type OrderStep = {
  what: 'placed' | 'seen' | 'acknowledged' | OrderStatus;
  at: string;
  /** The step has this time if the tablet was offline and the server received the step later. */
  arrivedAt?: string;
  /** null means the guest or an unknown person. */
  by: string | null;
  reason?: CancelReason | null;
};

/** Returns the steps that the order row holds: creation and present status. The log has the steps between. */
export function knownSteps(order: StaffOrder): OrderStep[] {
  const steps: OrderStep[] = [{ what: 'placed', at: order.createdAt, by: order.guestName }];
  if (order.seenAt !== null) steps.push({ what: 'seen', at: order.seenAt, by: null });
  const { acknowledgedAt, acknowledgedBy } = order;
  if (acknowledgedAt) {
    steps.push({ what: 'acknowledged', at: acknowledgedAt, by: acknowledgedBy ?? null });
  }
  const isMoved = order.status !== 'pending' || order.statusAt !== order.createdAt;
  if (isMoved) steps.push(standing(order));
  return inTime(steps);
}

export function withLogged(order: StaffOrder, logged: readonly OrderStep[]): OrderStep[] {
  const last = logged.at(-1);
  const own = knownSteps(order).filter(({ what }) => isFact(what));
  // The staff log has no cancellations by guests.
  const isLogged = orderStatusOf(order.status) === 'pending' || last?.what === order.status;
  return inTime([...own, ...logged, ...(isLogged ? [] : [standing(order)])]);
}

function standing({ status, statusAt, statusBy, cancelReason }: StaffOrder): OrderStep {
  return { what: orderStatusOf(status), at: statusAt, by: statusBy, reason: cancelReason ?? null };
}

function isFact(what: OrderStep['what']): boolean {
  return what === 'placed' || what === 'seen' || what === 'acknowledged';
}

function inTime(steps: readonly OrderStep[]): OrderStep[] {
  return [...steps].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
