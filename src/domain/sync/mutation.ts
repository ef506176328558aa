import type { GenericSchema } from 'valibot';
import type { ErrorCode } from '../error-codes';
import type { Opening } from '../opening/opening';
import { closedBetween } from '../opening/opening';
import type { Ability } from '../roles';

/**
 * An outbox entry has these states:
 *   queued → sending → acked
 *              ├→ needs_user   (the server asks: price, stock, age, closing time, other person)
 *              ├→ rejected     (the server can never accept the entry)
 *              ├→ blocked_auth / blocked_upgrade (wait for a sign-in / an update)
 *              └→ quarantined (the server fails on this entry only)
 *
 * `arrived`: the device has read the order from the server, for example after a tablet has sent it.
 */
export const ENTRY_STATES = [
  'queued',
  'sending',
  'needs_user',
  'blocked_auth',
  'blocked_upgrade',
  'quarantined',
  'rejected',
  'acked',
  'cancelled',
  'superseded',
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export const ENTRY_EVENTS = [
  'claim',
  'ack',
  'arrived',
  'transient',
  'leaseExpired',
  'domain409',
  'permanent4xx',
  'unauth',
  'upgrade426',
  'poison',
  'ttl',
  'reauthSame',
  'reauthOther',
  'updateApplied',
  'userConfirm',
  'userAgain',
  'userCancel',
] as const;
export type EntryEvent = (typeof ENTRY_EVENTS)[number];

/** All other events leave an entry as it is. */
const NEXT: Record<EntryState, Partial<Record<EntryEvent, EntryState>>> = {
  queued: {
    claim: 'sending',
    arrived: 'acked',
    ttl: 'needs_user',
    userCancel: 'cancelled',
    reauthOther: 'needs_user',
  },
  sending: {
    ack: 'acked',
    transient: 'queued',
    leaseExpired: 'queued',
    domain409: 'needs_user',
    permanent4xx: 'rejected',
    unauth: 'blocked_auth',
    upgrade426: 'blocked_upgrade',
    poison: 'quarantined',
  },
  // Only entries that asked because another person was signed in take reauthSame (data/outbox/unblock).
  // An order with a shown QR code takes userAgain, and money that a colleague took (data/commands/approvals); guests
  // place others anew (data/commands/orders/unsent-order).
  needs_user: {
    arrived: 'acked',
    reauthSame: 'queued',
    userConfirm: 'superseded',
    userAgain: 'queued',
    userCancel: 'cancelled',
  },
  blocked_auth: {
    arrived: 'acked',
    reauthSame: 'queued',
    reauthOther: 'needs_user',
    ttl: 'needs_user',
    userCancel: 'cancelled',
  },
  blocked_upgrade: {
    arrived: 'acked',
    updateApplied: 'queued',
    ttl: 'needs_user',
    userCancel: 'cancelled',
  },
  quarantined: { arrived: 'acked', userConfirm: 'queued', userCancel: 'cancelled' },
  rejected: { arrived: 'acked', userConfirm: 'superseded', userCancel: 'cancelled' },
  acked: {},
  cancelled: {},
  superseded: {},
};

export function nextEntryState(state: EntryState, event: EntryEvent): EntryState {
  return NEXT[state][event] ?? state;
}

/** Settled entries keep no personal data and are deleted after 48 hours. */
export function isTerminal(state: EntryState): boolean {
  return state === 'acked' || state === 'cancelled' || state === 'superseded';
}

type Standing = {
  state: EntryState;
  lastHttp?: number | undefined;
  lastCode?: string | undefined;
};

/** Clearing the device loses an unsent mutation. One with a verdict (refused, conflict) is only waiting to be read. */
export function isUnsent({ state, lastHttp, lastCode }: Standing): boolean {
  if (isTerminal(state) || state === 'rejected') return false;
  return state !== 'needs_user' || lastHttp !== 409 || lastCode === OTHER_PERSON;
}

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

/** The registry names the stores of tablets that may receive a row. */
export type Mutation<Store extends string = string> = {
  kind: `${string}.${string}`;
  entity: Entity;
  method: 'POST' | 'PUT' | 'PATCH';
  path: `/api/${string}`;
  schema: GenericSchema;
  /** Guests, or staff with this ability, may send the mutation. */
  need: 'guest' | 'signed-in' | Ability;
  ttlMs: number;
  /** The screen shows the question of this code to the person. */
  staleCode: ErrorCode;
  /** This field of the response holds the row; this tablet store receives the row. */
  row: { name: string; store: Store } | null;
  /** The activity log's name if it is not the kind; null means that the log omits the mutation. */
  audit?: string | null;
  /** Money that changed hands: no later change takes the entry back from the queue. */
  isFact?: true;
  /** Returns the fields that the tablet's row has while the mutation waits. `body` is the output of the schema. */
  shows?(body: unknown, tap: Tap, row: object): object;
};

/** Says when (ISO time by the venue's clock) and by whom a change was made. */
export type Tap = { at: string; by: string | null };

/** Guests' mutations have these defaults: no tablet row, no activity log. */
export const BY_GUEST = { method: 'POST', need: 'guest', row: null, audit: null } as const;

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

const MINUTE_MS = 60_000;

export const ORDER_TTL_MS = 10 * MINUTE_MS;
/** After an hour, or across closing time, an old order only becomes a new cart. */
const ORDER_RECONFIRM_MS = 60 * MINUTE_MS;
/** After a week the device asks the sender whether the entry still matters. */
export const MESSAGE_TTL_MS = 7 * 24 * 60 * MINUTE_MS;
/** The device does not trust a wall clock this far behind the monotonic clock. */
const CLOCK_JUMP_MS = MINUTE_MS;
export const TERMINAL_KEEP_MS = 48 * 60 * MINUTE_MS;

type Stamped = {
  kind: Mutation['kind'];
  createdAt: number;
  bootId: string;
  createdMono: number;
  ttlMs: number;
};
/** Without known opening hours only the server notices that the venue has closed. */
export type DeviceClock = { now: number; mono: number; bootId: string; opening?: Opening | null };

/** Takes the larger of two ages: people can set back a wall clock, and a monotonic clock stops while a phone sleeps. */
export function entryAgeMs(
  entry: Pick<Stamped, 'createdAt' | 'bootId' | 'createdMono'>,
  clock: DeviceClock,
): number {
  const wallMs = clock.now - entry.createdAt;
  const monoMs = entry.bootId === clock.bootId ? clock.mono - entry.createdMono : 0;
  return Math.max(0, wallMs, monoMs);
}

/** True if an entry needs a new confirmation: the entry is too old, crosses closing time, or the clock moved back. */
export function isStale(entry: Stamped, clock: DeviceClock): boolean {
  if (!Number.isFinite(entry.ttlMs)) return false;
  if (clockSetBack(entry, clock)) return true;
  if (entry.kind === 'order.create' && hasClosedSince(entry, clock)) return true;
  return entryAgeMs(entry, clock) > entry.ttlMs;
}

/** False means that the order can only become a new cart. */
export function mayReconfirm(entry: Stamped, clock: DeviceClock): boolean {
  return entryAgeMs(entry, clock) <= ORDER_RECONFIRM_MS && !hasClosedSince(entry, clock);
}

function hasClosedSince({ createdAt }: Stamped, { now, opening = null }: DeviceClock): boolean {
  return closedBetween(opening, createdAt, now);
}

// The check covers only backward jumps: a forward jump means sleep, or makes the entry look older.
function clockSetBack(entry: Stamped, clock: DeviceClock): boolean {
  if (entry.createdAt - clock.now > CLOCK_JUMP_MS) return true;
  if (entry.bootId !== clock.bootId) return false;
  const wallMs = clock.now - entry.createdAt;
  const monoMs = clock.mono - entry.createdMono;
  return monoMs - wallMs > CLOCK_JUMP_MS;
}
