import type { OrderItemRead } from '../orders/order-view';

const HOUR_MS = 60 * 60_000;

/** How long a phone may order after its last scan. */
export const SEAT_MS = 4 * HOUR_MS;
/** Most phones at one table. */
export const MAX_SEATS_TAKEN = 40;
/** A table may call again after this time (ms). */
export const CALL_PAUSE_MS = 60_000;

export const CALLS = ['waiter', 'bill'] as const;
export type Call = (typeof CALLS)[number];

/** A call of a table, with the person who took it; null: nobody has yet. */
export type CallRead = { at: string; takenAt: string | null; takenBy: string | null };

export const PAYMENT_KINDS = ['cash', 'card', 'mixed'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** How a bill was paid, in lira as text. */
export type PaymentRead = {
  kind: PaymentKind;
  totalAmount: string;
  cashAmount: string;
  cardAmount: string;
};

/** The time that one party spends at a table, as staff read it: it collects the party's orders. Times in ISO. */
export type SeatingRead = {
  id: string;
  v: number;
  tableId: number;
  openedAt: string;
  /** When staff confirmed the first order, and who; null: a scan alone. */
  acceptedAt: string | null;
  acceptedBy: string | null;
  closedAt: string | null;
  closedBy: string | null;
  /** The seating that has its orders now. */
  mergedInto: string | null;
  /** When it last changed tables, and who moved it. */
  movedAt: string | null;
  movedBy: string | null;
  calls: Record<Call, CallRead | null>;
  payment: PaymentRead | null;
};

/** One order on the bill of a table. */
export type BillOrder = {
  code: string;
  status: string;
  /** The number of the phone at its table; null: staff or a guest without a scan. */
  seatNo: number | null;
  /** First name; null: nobody gave one. */
  name: string | null;
  isMine: boolean;
  createdAt: string;
  totalAmount: string;
  items: Pick<OrderItemRead, 'nameEn' | 'nameTr' | 'quantity' | 'totalPrice'>[];
};

/** What a phone at a table reads. */
export type SeatRead = {
  seatNo: number;
  table: { id: number; label: string; area: string };
  /** Before staff accept the table, a phone reads its own orders only. */
  isAccepted: boolean;
  orders: BillOrder[];
  totalAmount: string;
  calls: Record<Call, CallRead | null>;
};

/** Whether a table has called and nobody has come. */
export function isCalling(call: CallRead | null): call is CallRead {
  return call !== null && call.takenAt === null;
}

/** The calls of an open seating that nobody has taken, the oldest first. */
export function openCalls({ calls, closedAt }: SeatingRead): { call: Call; at: string }[] {
  if (closedAt !== null) return [];
  return CALLS.flatMap((call) => {
    const made = calls[call];
    return isCalling(made) ? [{ call, at: made.at }] : [];
  }).sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** First name of a guest as they wrote it; null: they wrote none. */
export function firstNameOf(name: string | null): string | null {
  return name?.trim().split(/\s+/u)[0] || null;
}
