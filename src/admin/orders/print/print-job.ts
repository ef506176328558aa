import type { StaffOrder } from '#domain/orders/order-view';

/** ticket: for the kitchen, without prices. receipt: for the guest. */
export type PrintKind = 'ticket' | 'receipt';

/** One sheet of paper; `at` is when it was asked for, by the bar's clock. */
export type PrintJob = { kind: PrintKind; order: StaffOrder; at: number };
