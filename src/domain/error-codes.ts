/**
 * Every code an answer may carry, with its HTTP status. Words for them live in i18n/error-text.ts.
 * Codes without a noun are verdicts of the sync protocol; all others are `noun.snake_case`.
 */
export const ERROR_STATUS = {
  bad_json: 400,
  invalid_input: 400,
  idempotency_key_invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  in_progress: 409,
  price_changed: 409,
  sold_out: 409,
  stale_order: 409,
  closed: 409,
  conflict: 409,
  slot_taken: 409,
  deposit_changed: 409,
  cursor_expired: 410,
  too_large: 413,
  unsupported_media_type: 415,
  key_reused: 422,
  client_too_old: 426,
  rate_limited: 429,
  internal: 500,
  busy: 503,
  'origin.refused': 403,
  'auth.failed': 401,
  'pin.wrong': 422,
  'pin.locked': 429,
  'pin.password_first': 403,
  'password.wrong': 422,
  'order.empty': 422,
  'order.unknown_item': 422,
  'order.option_not_for_item': 422,
  'order.option_required': 422,
  'order.option_sold_out': 422,
  'order.table_only': 422,
  'order.too_far': 422,
  'order.points_need_member': 422,
  'order.not_cancellable': 409,
  'order.recall_over': 409,
  'order.withdrawn': 409,
  'order.unasked': 503,
  'booking.too_late': 409,
  'booking.too_soon': 422,
  'booking.too_early': 409,
  'booking.too_far_ahead': 422,
  'booking.not_cancellable': 409,
  'booking.unsent': 503,
  'message.too_old': 409,
  'message.unsent': 503,
  'table.taken': 409,
  'table.blocked': 409,
  'table.label_taken': 409,
  'table.has_bookings': 409,
  'table.walk_in_over': 409,
  'seat.code_invalid': 404,
  'seat.ended': 409,
  'seating.closed': 409,
  'bill.changed': 409,
  'bill.unconfirmed': 409,
  'bill.unpaid': 409,
  'order.reward_not_held': 409,
  'transaction.not_manual': 422,
  'handover.unreadable': 422,
  'handover.tampered': 422,
  'handover.stale': 409,
  'code.wrong': 422,
  'code.spent': 422,
  'member.unproved': 403,
  'loyalty.wrong_points': 422,
  'loyalty.not_a_reward': 422,
  'loyalty.insufficient_points': 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A refusal with a code; `details` are sent to the client beside it. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.name = 'DomainError';
  }
}
