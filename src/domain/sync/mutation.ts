import type { GenericSchema } from 'valibot';
import type { ErrorCode } from '../error-codes';
import type { Ability } from '../staff/roles';
import type { EntryEvent } from './entry-state';

/** The outbox sends mutations of one entity in order; other entities do not wait. */
const ENTITIES = [
  'order',
  'seen',
  'alarm',
  'res',
  'wait',
  'brunch',
  'msg',
  'dish',
  'table',
  'seating',
  'call',
  'bill',
  'drawer',
  'pin',
] as const;
export type Entity = (typeof ENTITIES)[number];

export function entityKey(entity: Entity, id: string): string {
  return `${entity}:${id}`;
}

export function entityIdOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

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
  'bill.changed',
  'bill.unconfirmed',
  'bill.left',
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

const FIRST_DELAY_MS = 1_000;
export const MAX_DELAY_MS = 60_000;
export const HIDDEN_MAX_DELAY_MS = 300_000;
export const MAX_RETRY_AFTER_MS = 600_000;
export const SEND_TIMEOUT_MS = 15_000;
export const LEASE_MS = 30_000;
/** Quarantine needs this many server errors over this long while other entries pass. */
export const POISON_ATTEMPTS = 8;
export const POISON_AFTER_MS = 600_000;

/**
 * Computes a full-jitter back-off: a random wait up to 1 s × 2^attempts, at most 60 s (5 min while hidden).
 * @param random 0 ≤ random < 1
 * @param retryAfterMs the server's Retry-After takes precedence, up to 10 minutes
 */
export function retryDelayMs(
  attempts: number,
  random: number,
  { isHidden = false, retryAfterMs }: { isHidden?: boolean; retryAfterMs?: number } = {},
): number {
  if (retryAfterMs !== undefined) return Math.min(retryAfterMs, MAX_RETRY_AFTER_MS);
  const cap = isHidden ? HIDDEN_MAX_DELAY_MS : MAX_DELAY_MS;
  return Math.round(random * Math.min(cap, FIRST_DELAY_MS * 2 ** Math.min(attempts, 20)));
}

/** A time further ahead than any back-off comes from before the clock was set back, so it counts as reached. */
export function hasCome(at: number, now: number, longestWaitMs: number): boolean {
  return at <= now || at - now > longestWaitMs;
}

/** Names the author of an entry: `admin:<user id>` for staff, `cap:<digest>` for a guest's order. */
const STAFF = 'admin:';

export const OTHER_PERSON = 'other_person';

export function staffPrincipal(userId: string): string {
  return `${STAFF}${userId}`;
}

export function staffIdOf(principal: string): string | null {
  return principal.startsWith(STAFF) ? principal.slice(STAFF.length) : null;
}

export const FOREVER = Number.POSITIVE_INFINITY;

export type Mutation = {
  kind: `${string}.${string}`;
  entity: Entity;
  method: 'POST' | 'PUT' | 'PATCH';
  path: `/api/${string}`;
  schema: GenericSchema;
  verb: string;
  /** Guests, or staff with this ability, may send the mutation. */
  need: 'guest' | 'signed-in' | Ability;
  ttlMs: number;
  /** The screen shows the question of this code to the person. */
  staleCode: ErrorCode;
  /** This field of the response holds the row; this tablet store receives the row. */
  row: { name: string; store: RowStore } | null;
  /** The activity log's name if it is not the kind; null means that the log omits the mutation. */
  audit?: string | null;
  /** Money that changed hands: no later change takes the entry back from the queue. */
  isFact?: true;
};

/** Guests' mutations have these defaults: no tablet row, no activity log. */
export const BY_GUEST = { method: 'POST', need: 'guest', row: null, audit: null } as const;

export type RowStore =
  | 'order'
  | 'reservation'
  | 'waitlist'
  | 'brunch'
  | 'message'
  | 'menuItem'
  | 'venueTable'
  | 'seating'
  | 'bill'
  | 'device'
  | 'printer';

export const HEADERS = {
  idempotencyKey: 'Idempotency-Key',
  ageMs: 'X-BB-Age-Ms',
  again: 'X-BB-Again',
  client: 'X-BB-Client',
  key: 'X-BB-Key',
  secret: 'X-BB-Secret',
  seat: 'X-BB-Seat',
  api: 'X-BB-Api',
  seq: 'X-BB-Seq',
  now: 'X-BB-Now',
  replay: 'X-BB-Replay',
} as const;
