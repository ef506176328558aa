/** Staff choose from a list, because the permanent audit log must not contain guests' personal data. */
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

const TOLD: readonly CancelReason[] = [
  'sold_out',
  'guest_asked',
  'too_busy',
  'out_of_area',
  'duplicate',
];

export function cancelReasonOf(text: string | null | undefined): CancelReason | null {
  return CANCEL_REASONS.find((reason) => reason === text) ?? null;
}

/** Returns the reason for the guest; null means that the guest reads only of the cancellation. */
export function toldReason(reason: CancelReason | null): CancelReason | null {
  return reason !== null && TOLD.includes(reason) ? reason : null;
}
