import type { StaffOrder } from '#domain/orders/order-view';

/** ticket: for the kitchen, without prices. receipt: for the guest. */
export type PrintKind = 'ticket' | 'receipt';

/** `at`: time of the request, by the server's clock. */
export type PrintJob = { kind: PrintKind; order: StaffOrder; at: number };
