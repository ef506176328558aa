import * as v from 'valibot';
import { liraAmount, uuidText } from '../fields';
import { liraText, wholeKurus } from '../money';
import type { Mutation, Tap } from '../sync/mutation';
import { BY_GUEST, FOREVER } from '../sync/mutation';
import { TAKEN_METHODS } from '../tender-methods';
import type { StaffBookingFields } from './booking';
import { keepsTable, OF_BRUNCH } from './booking';
import type { guestBrunch } from './guest-booking';

export const BRUNCH_STATUSES = [
  'pending',
  'confirmed',
  'completed',
  'no_show',
  'cancelled',
  'expired',
] as const;
export type BrunchStatus = (typeof BRUNCH_STATUSES)[number];

export function brunchStatusOf(text: string): BrunchStatus {
  return BRUNCH_STATUSES.find((status) => status === text) ?? 'pending';
}

export type GuestBrunch = v.InferOutput<typeof guestBrunch>;

export type BrunchRead = GuestBrunch &
  StaffBookingFields & {
    depositPaidBy: string | null;
    /** The venue kept the deposit of a party that did not come; rows of older builds do not say. */
    depositKept?: { at: string; by: string | null } | null;
    firstDrinkBy: string | null;
  };

export const cancelBrunchMutation = {
  kind: 'brunch.cancel',
  entity: 'brunch',
  path: '/api/brunch-reservations/:id/cancel',
  schema: v.object({}),
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  ...BY_GUEST,
} as const satisfies Mutation;

const NEXT: Record<BrunchStatus, readonly BrunchStatus[]> = {
  pending: ['confirmed', 'completed', 'no_show', 'cancelled'],
  confirmed: ['pending', 'completed', 'no_show', 'cancelled'],
  completed: ['confirmed'],
  no_show: ['pending', 'confirmed', 'completed', 'cancelled'],
  cancelled: [],
  expired: [],
};

export function canChangeBrunchStatus(from: BrunchStatus, to: BrunchStatus): boolean {
  return NEXT[from].includes(to);
}

export function nextBrunchStatus(from: BrunchStatus): BrunchStatus | null {
  if (from === 'pending') return 'confirmed';
  return from === 'confirmed' ? 'completed' : null;
}

export const changeBrunchStatusMutation = {
  ...OF_BRUNCH,
  kind: 'brunch.status',
  path: '/api/admin/brunch-reservations/:id/status',
  /** Older builds also recorded the deposit with `depositPaid`, without its method: the server asks them to update. */
  schema: v.object({
    status: v.picklist(BRUNCH_STATUSES, 'booking.status_unknown'),
    from: v.exactOptional(v.picklist(BRUNCH_STATUSES, 'booking.status_unknown')),
    depositPaid: v.exactOptional(v.boolean('deposit.required')),
  }),
  audit: 'brunch_reservation.status',
  shows: (
    { status, depositPaid }: { status: BrunchStatus; depositPaid?: boolean },
    { at, by }: Tap,
    { depositPaidAt }: BrunchRead,
  ) => ({
    status,
    ...(depositPaid && depositPaidAt === null && { depositPaidAt: at, depositPaidBy: by }),
  }),
} as const satisfies Mutation;

/** `isPaid: false` reverts the deposit. `from` is the value the person saw; a second recording gives a conflict. */
const recordDepositInput = v.object({
  isPaid: v.boolean('deposit.required'),
  from: v.exactOptional(v.boolean('deposit.required')),
  /** How the deposit was paid; older builds do not say. */
  method: v.exactOptional(v.picklist(TAKEN_METHODS, 'transaction.method_required')),
  /** The default is the agreed deposit. */
  amount: v.exactOptional(
    v.pipe(liraAmount, v.transform(wholeKurus), v.minValue(1, 'amount.invalid')),
  ),
  /** The box of the device that took cash. */
  drawer: v.exactOptional(uuidText),
});

export type RecordDepositInput = v.InferOutput<typeof recordDepositInput>;
export type RecordDepositBody = v.InferInput<typeof recordDepositInput>;

/** A deposit that was paid by card has this recorder; only a refund of the payment reverts such a deposit. */
export const BY_CARD = 'card';

type DepositFacts = { depositRequired: boolean; depositPaidAt: unknown };

export type DepositState = 'not_needed' | 'due' | 'paid';

export function depositState({ depositRequired, depositPaidAt }: DepositFacts): DepositState {
  if (depositPaidAt !== null) return 'paid';
  return depositRequired ? 'due' : 'not_needed';
}

export function isDepositToCall({ status, ...facts }: DepositFacts & { status: string }): boolean {
  return depositState(facts) === 'due' && keepsTable(status);
}

/** A deposit paid in time keeps the booking, even if the booking expired before the payment was recorded. */
export function revivesBrunch(status: string, dueAt: number | null, takenAt: number): boolean {
  return status === 'expired' && dueAt !== null && takenAt <= dueAt;
}

export const recordDepositMutation = {
  ...OF_BRUNCH,
  kind: 'brunch.deposit',
  path: '/api/admin/brunch-reservations/:id/deposit',
  schema: recordDepositInput,
  audit: 'brunch_reservation.deposit',
  shows: ({ isPaid, amount }: RecordDepositInput, { at, by }: Tap) => ({
    ...{ depositPaidAt: isPaid ? at : null, depositPaidBy: isPaid ? by : null },
    ...(amount !== undefined && { depositAmount: liraText(amount) }),
  }),
} as const satisfies Mutation;

export const serveFirstDrinkMutation = {
  ...OF_BRUNCH,
  kind: 'brunch.first_drink',
  path: '/api/admin/brunch-reservations/:id/first-drink',
  /** `isServed: false` reverts the record. `from` is the value the person saw: the second of two taps is a conflict. */
  schema: v.object({
    isServed: v.boolean('invalid_input'),
    from: v.exactOptional(v.boolean('invalid_input')),
    /** True means that staff have confirmed serving more than 90 minutes before the slot. */
    isEarly: v.exactOptional(v.boolean('invalid_input')),
    /** True means that staff seat the party together with whoever sits at its table. */
    isTogether: v.exactOptional(v.boolean('invalid_input')),
    /** So many people came; the default is the booked party. */
    people: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  }),
  audit: 'brunch_reservation.first_drink',
  shows: ({ isServed }: { isServed: boolean }, { at, by }: Tap) => ({
    firstDrinkAt: isServed ? at : null,
    firstDrinkBy: isServed ? by : null,
  }),
} as const satisfies Mutation;
