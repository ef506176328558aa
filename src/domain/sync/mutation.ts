import type { GenericSchema } from 'valibot';
import type { ErrorCode } from '../error-codes';
import type { Ability } from '../staff/roles';
import type { Entity } from './entity';

export const FOREVER = Number.POSITIVE_INFINITY;

export type Mutation = {
  kind: `${string}.${string}`;
  entity: Entity;
  method: 'POST' | 'PATCH';
  path: `/api/${string}`;
  schema: GenericSchema;
  verb: string;
  routes: string;
  /** Guests, or staff with this ability, may send the mutation. */
  need: 'guest' | 'signed-in' | Ability;
  ttlMs: number;
  /** The screen shows the question of this code to the person. */
  staleCode: ErrorCode;
  /** This field of the response holds the row; this tablet store receives the row. */
  row: { name: string; store: RowStore } | null;
  /** The activity log uses this name; null means that the log omits the mutation. */
  audit: string | null;
};

/** Guests' mutations have these defaults: no tablet row, no activity log. */
export const BY_GUEST = { need: 'guest', row: null, audit: null } as const;

export type RowStore =
  | 'order'
  | 'reservation'
  | 'brunch'
  | 'message'
  | 'menuItem'
  | 'venueTable'
  | 'seating';

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
