/** Why staff cancel an order. A list, not free text: what is written into the log for ever names no guest. */
export const CANCEL_REASONS = [
  'sold_out',
  'guest_asked',
  'too_busy',
  'out_of_area',
  'duplicate',
  'guest_gone',
  'mistake',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Reasons that the guest reads too; the others are internal. */
const TOLD: readonly CancelReason[] = [
  'sold_out',
  'guest_asked',
  'too_busy',
  'out_of_area',
  'duplicate',
];

/** A reason as it is stored or sent; null where there is none, or none that this build knows. */
export function cancelReasonOf(text: string | null | undefined): CancelReason | null {
  return CANCEL_REASONS.find((reason) => reason === text) ?? null;
}

/** The reason that a guest may read; null: the order is cancelled, and no more is said. */
export function toldReason(reason: CancelReason | null): CancelReason | null {
  return reason !== null && TOLD.includes(reason) ? reason : null;
}
