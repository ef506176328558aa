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
  /** Guests, or staff with this ability. */
  need: 'guest' | 'signed-in' | Ability;
  ttlMs: number;
  /** The code of the question for the person. */
  staleCode: ErrorCode;
  /** The field of the response that holds the row, and the tablet store that receives it. */
  row: { name: string; store: RowStore } | null;
  /** Name in the activity log; null: not logged. */
  audit: string | null;
};

/** Defaults of guests' mutations: no tablet row, no activity log. */
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
