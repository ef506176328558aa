import * as v from 'valibot';
import type { Mutation } from '../sync/mutation';
import { FOREVER } from '../sync/mutation';
import type { askingPhone, billOrder, callRead, seatRead } from './guest-seat';

const OF_SEATING = {
  entity: 'call',
  method: 'POST',
  need: 'orders.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'seating', store: 'seating' },
} as const;

const answer = {
  seatNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  isLetIn: v.boolean(),
};

/** Somebody at the table answers the question of the phone with this number. */
export const answerPhoneInput = v.object(answer);

export type AnswerPhoneInput = v.InferOutput<typeof answerPhoneInput>;

export const letInMutation = {
  ...OF_SEATING,
  kind: 'seating.let_in',
  path: '/api/admin/seatings/:id/let-in',
  /** Staff saw the question of `at` (ISO time); a later question of the same phone stays open. */
  schema: v.object({ ...answer, at: v.string() }),
} as const satisfies Mutation;

const tableId = v.pipe(v.number('table.unknown'), v.integer('table.unknown'));

export const moveSeatingMutation = {
  ...OF_SEATING,
  kind: 'seating.move',
  entity: 'seating',
  path: '/api/admin/seatings/:id/move',
  /** The person saw the table `from`. */
  schema: v.object({
    tableId,
    from: tableId,
    /** True means that the person saw a party at the destination: both parties share one bill. */
    isTogether: v.exactOptional(v.boolean('invalid_input')),
  }),
  shows: ({ tableId }: { tableId: number }) => ({ tableId }),
} as const satisfies Mutation;

const HOUR_MS = 60 * 60_000;

/** A phone may order for this long after its last scan (ms). */
export const SEAT_MS = 4 * HOUR_MS;
export const MAX_SEATS_TAKEN = 40;

/** A phone reads at most this many orders of its table, the latest. */
export const MOST_ORDERS_OF_TABLE = 500;

/** A table may call again after this time (ms). */
export const CALL_PAUSE_MS = 60_000;

/** A phone's question to be let in stands this long (ms). */
const ASKING_MS = 10 * 60_000;

export type AskingPhone = v.InferOutput<typeof askingPhone>;

/** Says whether a phone may read the bill of its table. */
export type SeatEntry = SeatRead['entry'];

export const CALLS = ['waiter', 'bill'] as const;
export type Call = (typeof CALLS)[number];

export type CallRead = v.InferOutput<typeof callRead>;

/** How the bill of an order was paid. */
export type PaymentKind = 'cash' | 'card' | 'mixed';

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

/** The person saw the call at `at` (ISO time); a later call of the same kind stays open. */
const takeCallInput = v.object({ call: v.picklist(CALLS), at: v.string() });

export const takeCallMutation = {
  ...OF_SEATING,
  kind: 'seating.call',
  path: '/api/admin/seatings/:id/call',
  schema: takeCallInput,
} as const satisfies Mutation;

/** The phone makes the seat secret of at least 128 random bits. */
export const seatSecret = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/, 'seat.ended'));

export const takeSeatInput = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  seat: seatSecret,
});
