/** Lists our own reasons on `/order-failed?reason=`; guests never read the bank's texts. */
export const FAILURE_REASONS = [
  'card_declined',
  'insufficient_funds',
  'card_details',
  'card_not_accepted',
  'installments_unavailable',
  'auth_failed',
  'auth_unavailable',
  'expired',
  'cancelled_by_customer',
  'temporarily_unavailable',
  'under_review',
  'opening_page',
  'returning',
  'returned',
  'nothing_due',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export function failureReasonOf(text: unknown): FailureReason | null {
  return FAILURE_REASONS.find((reason) => reason === text) ?? null;
}
