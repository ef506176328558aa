import type { EntryEvent } from './entry-state';

/** Describes the result of a push. `isOurs` means JSON of our API about this mutation; a confirmation names its id. */
export type PushResponse = { status: number; isOurs: boolean; code?: string };

const ASKS_A_PERSON = [
  'price_changed',
  'sold_out',
  'stale_order',
  'closed',
  'order.paused',
  'order.service_off',
  'order.alcohol_off',
  'conflict',
  'slot_taken',
  'deposit_changed',
  'booking.too_late',
  'table.taken',
  'table.occupied',
  'table.blocked',
  'message.too_old',
];
const ALWAYS_TRANSIENT = [408, 425, 429, 500, 502, 503, 504];

/** A body without our API's JSON leaves the outcome unknown: a captive portal's 200 must never confirm a mutation. */
export function pushVerdict(response: PushResponse | null): EntryEvent {
  if (!response || ALWAYS_TRANSIENT.includes(response.status)) return 'transient';
  if (!response.isOurs) return 'transient';
  if (response.status >= 200 && response.status < 300) return 'ack';
  if (response.status === 401) return 'unauth';
  if (response.status === 426) return 'upgrade426';
  if (response.status === 409) return conflictVerdict(response.code);
  return response.status >= 400 && response.status < 500 ? 'permanent4xx' : 'transient';
}

function conflictVerdict(code: string | undefined): EntryEvent {
  if (code === 'in_progress') return 'transient';
  return code !== undefined && ASKS_A_PERSON.includes(code) ? 'domain409' : 'permanent4xx';
}
