import type { StaffOrder } from '#domain/orders/guest-order';

/** A ticket for the kitchen has no prices; a receipt is for the guest. */
export type PrintKind = 'ticket' | 'receipt';

/** `at` holds the time of the request, by the server's clock. */
export type PrintJob = { kind: PrintKind; order: StaffOrder; at: number };
