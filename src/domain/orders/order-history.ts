import * as v from 'valibot';
import { isDay } from '../days';
import type { Period } from '../financials/summary';
import { signedKurus } from '../money';
import { listPlace, pageQuery } from '../page-query';
import { TENDER_METHODS, type TenderMethod } from '../tender-methods';
import type { StaffOrder } from './guest-order';
import { ORDER_STATUSES, type OrderStatus, SERVICE_TYPES } from './order';

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

export type OrderFilter = Partial<Period> & {
  status?: OrderStatus;
  service?: HistoryService;
  /** Took the order or set its status. */
  person?: string;
  method?: HistoryMethod;
};

const day = v.exactOptional(v.pipe(v.string(), v.check(isDay, 'date.invalid')));
/** `all` selects every value. */
const choiceOf = <const Choices extends readonly string[]>(
  choices: Choices,
  code: 'order.status_unknown' | 'invalid_input',
) => v.optional(v.picklist(['all', ...choices], code), 'all');

const filters = {
  status: choiceOf(ORDER_STATUSES, 'order.status_unknown'),
  service: choiceOf(HISTORY_SERVICES, 'invalid_input'),
  method: choiceOf(HISTORY_METHODS, 'invalid_input'),
  /** Business days; a missing day leaves its end of the period open. */
  startDate: day,
  endDate: day,
  person: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(80, 'text.too_long'))),
  sort: v.optional(v.picklist(ORDER_SORTS, 'invalid_input'), 'newest'),
  /** Staff type a code, a table, a guest's name or number, or a dish. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80, 'text.too_long')), ''),
};

function isPeriod({ startDate, endDate }: Partial<Period>): boolean {
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
