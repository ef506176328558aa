import type { StaffOrder } from '#domain/orders/guest-order';

/** A ticket for the kitchen has no prices; a receipt is for the guest. */
export type PrintKind = 'ticket' | 'receipt';

/** `at` holds the time of the request: the same paper may be asked for twice. */
export type PrintJob = { kind: PrintKind; order: StaffOrder; at: number };
