import type * as v from 'valibot';
import type { askingPhone, billOrder, callRead, seatRead } from './guest-seat';

const HOUR_MS = 60 * 60_000;

/** A phone may order for this long after its last scan (ms). */
export const SEAT_MS = 4 * HOUR_MS;
export const MAX_SEATS_TAKEN = 40;
/** A table may call again after this time (ms). */
export const CALL_PAUSE_MS = 60_000;

/** A phone's question to be let in stands this long (ms). */
export const ASKING_MS = 10 * 60_000;

export type AskingPhone = v.InferOutput<typeof askingPhone>;

/** Says whether a phone may read the bill of its table. */
export type SeatEntry = SeatRead['entry'];

export const CALLS = ['waiter', 'bill'] as const;
export type Call = (typeof CALLS)[number];

export type CallRead = v.InferOutput<typeof callRead>;

export const PAYMENT_KINDS = ['cash', 'card', 'mixed'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export type PaymentRead = {
  kind: PaymentKind;
  totalAmount: string;
  cashAmount: string;
  cardAmount: string;
};

/** Describes a party's stay at a table with its orders, as staff read it. The times are ISO texts. */
export type SeatingRead = {
  id: string;
  v: number;
  tableId: number;
  openedAt: string;
  /** Staff confirmed the first order at this time; null means that staff have confirmed none. */
  acceptedAt: string | null;
  acceptedBy: string | null;
  closedAt: string | null;
  closedBy: string | null;
  mergedInto: string | null;
  movedAt: string | null;
  movedBy: string | null;
  calls: Record<Call, CallRead | null>;
  payment: PaymentRead | null;
  /** Rows stored by older builds lack the field. */
  asking?: readonly AskingPhone[];
};

export type BillOrder = v.InferOutput<typeof billOrder>;
export type SeatRead = v.InferOutput<typeof seatRead>;

export function isCalling(call: CallRead | null): call is CallRead {
  return call !== null && call.takenAt === null;
}

/** Returns the open calls of a seating, the oldest first. */
export function openCalls({ calls, closedAt }: SeatingRead): { call: Call; at: string }[] {
  if (closedAt !== null) return [];
  return CALLS.flatMap((call) => {
    const made = calls[call];
    return isCalling(made) ? [{ call, at: made.at }] : [];
  }).sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** Returns the phones whose question still stands, the oldest first. */
export function phonesAsking(
  { asking = [] }: { asking?: readonly AskingPhone[] },
  now: number,
): AskingPhone[] {
  return asking
    .filter(({ at }) => now - Date.parse(at) < ASKING_MS)
    .sort((a, b) => a.seatNo - b.seatNo);
}

export function firstNameOf(name: string | null): string | null {
  return name?.trim().split(/\s+/u)[0] || null;
}
