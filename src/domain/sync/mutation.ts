import type { ErrorCode } from '../error-codes';
import type { Ability } from '../staff/roles';
import type { Entity } from './entity';

/** For `ttlMs` of a mutation that may wait for any length of time. */
export const FOREVER = Number.POSITIVE_INFINITY;

/** All that is known of a queued change. Its schema is the `…Input` beside it: a phone need not load it. */
export type Mutation = {
  kind: `${string}.${string}`;
  /** Mutations about one entity are sent one after another. */
  entity: Entity;
  method: 'POST' | 'PATCH';
  path: `/api/${string}`;
  /** Names the command, the use case and this file. */
  verb: string;
  /** The file in server/routes, without its ending. */
  routes: string;
  /** Who may send it: guests, or staff with this ability. */
  need: 'guest' | 'signed-in' | Ability;
  /** How long it may wait before a person must confirm it. */
  ttlMs: number;
  /** What the person is asked then. */
  staleCode: ErrorCode;
  /** The row in the response: its name there, and the tablet's store that takes it. */
  row: { name: string; store: RowStore } | null;
  /** Its name in the activity log; null: not logged. */
  audit: string | null;
};

/** Shared by all mutations of guests: the tablet's copy and the activity log have no part in them. */
export const BY_GUEST = { need: 'guest', row: null, audit: null } as const;

/** The stores of the tablet that a response can write to. */
export type RowStore =
  | 'order'
  | 'reservation'
  | 'brunch'
  | 'message'
  | 'menuItem'
  | 'venueTable'
  | 'seating';

/** Header names of the push contract. */
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
