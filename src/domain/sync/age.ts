import { closedBetween } from '../venue';
import type { MutationKind } from './mutation';

const MINUTE_MS = 60_000;

/** A queued order is sent silently for ten minutes; later a person must say yes again. */
export const ORDER_TTL_MS = 10 * MINUTE_MS;
/** After an hour, or across closing time, an old order only comes back as a new cart. */
export const ORDER_RECONFIRM_MS = 60 * MINUTE_MS;
/** A wall clock that moved this much against the monotonic one cannot tell an age. */
export const CLOCK_JUMP_MS = MINUTE_MS;
/** Terminal entries stay this long without their body, then go. */
export const TERMINAL_KEEP_MS = 48 * 60 * MINUTE_MS;

/** How long an act of a kind may wait before it is sent without asking; Infinity: for ever. */
export const TTL_MS: Record<MutationKind, number> = {
  'order.create': ORDER_TTL_MS,
  'order.cancel': ORDER_TTL_MS,
  'order.status': Number.POSITIVE_INFINITY,
};

type Stamped = {
  kind: MutationKind;
  createdAt: number;
  bootId: string;
  createdMono: number;
  ttlMs: number;
};
export type DeviceClock = { now: number; mono: number; bootId: string };

/** Age of an entry by this device's clock, ms. A clock that was set back never makes it negative. */
export function entryAgeMs(entry: Pick<Stamped, 'createdAt'>, now: number): number {
  return Math.max(0, now - entry.createdAt);
}

/** Whether an entry may no longer be sent without asking: too old, across closing, or the clock jumped. */
export function isStale(entry: Stamped, clock: DeviceClock): boolean {
  if (!Number.isFinite(entry.ttlMs)) return false;
  if (clockJumped(entry, clock)) return true;
  if (entry.kind === 'order.create' && closedBetween(entry.createdAt, clock.now)) return true;
  return clock.now - entry.createdAt > entry.ttlMs;
}

/** Whether a stale order may still be sent as it is after a yes, or only as a new cart. */
export function mayReconfirm(entry: Stamped, clock: DeviceClock): boolean {
  const age = entryAgeMs(entry, clock.now);
  return age <= ORDER_RECONFIRM_MS && !closedBetween(entry.createdAt, clock.now);
}

function clockJumped(entry: Stamped, clock: DeviceClock): boolean {
  if (entry.createdAt - clock.now > CLOCK_JUMP_MS) return true;
  if (entry.bootId !== clock.bootId) return false;
  const wall = clock.now - entry.createdAt;
  const mono = clock.mono - entry.createdMono;
  return Math.abs(wall - mono) > CLOCK_JUMP_MS;
}
