import type { OrderItemRead } from '../orders/order-view';

const HOUR_MS = 60 * 60_000;

/** A phone may order for this long after its last scan (ms). */
export const SEAT_MS = 4 * HOUR_MS;
export const MAX_SEATS_TAKEN = 40;
/** A table may call again after this time (ms). */
export const CALL_PAUSE_MS = 60_000;

export const CALLS = ['waiter', 'bill'] as const;
export type Call = (typeof CALLS)[number];

/** A call from a table; the person who took it, null: open. */
export type CallRead = { at: string; takenAt: string | null; takenBy: string | null };

export const PAYMENT_KINDS = ['cash', 'card', 'mixed'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export type PaymentRead = {
  kind: PaymentKind;
  totalAmount: string;
  cashAmount: string;
  cardAmount: string;
};

/** One party's stay at a table with its orders, as staff read it. ISO times. */
export type SeatingRead = {
  id: string;
  v: number;
  tableId: number;
  openedAt: string;
  /** Time and person of the first confirmed order; null: none confirmed. */
  acceptedAt: string | null;
  acceptedBy: string | null;
  closedAt: string | null;
  closedBy: string | null;
  mergedInto: string | null;
  movedAt: string | null;
  movedBy: string | null;
  calls: Record<Call, CallRead | null>;
  payment: PaymentRead | null;
};

export type BillOrder = {
  code: string;
  status: string;
  /** The phone's number at the table; null: ordered without a scan. */
  seatNo: number | null;
  name: string | null;
  isMine: boolean;
  createdAt: string;
  totalAmount: string;
  /** Paid by card before the bill; missing from older servers. */
  paidAt?: string | null;
  items: Pick<OrderItemRead, 'nameEn' | 'nameTr' | 'quantity' | 'totalPrice'>[];
};

export type SeatRead = {
  seatNo: number;
  table: { id: number; label: string; area: string };
  /** Until staff accept the table, a phone reads only its own orders. */
  isAccepted: boolean;
  orders: BillOrder[];
  totalAmount: string;
  calls: Record<Call, CallRead | null>;
};

export function isCalling(call: CallRead | null): call is CallRead {
  return call !== null && call.takenAt === null;
}

/** Open calls of a seating, the oldest first. */
export function openCalls({ calls, closedAt }: SeatingRead): { call: Call; at: string }[] {
  if (closedAt !== null) return [];
  return CALLS.flatMap((call) => {
    const made = calls[call];
    return isCalling(made) ? [{ call, at: made.at }] : [];
  }).sort((a, b) => (a.at < b.at ? -1 : 1));
}

export function firstNameOf(name: string | null): string | null {
  return name?.trim().split(/\s+/u)[0] || null;
}
