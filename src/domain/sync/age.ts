import type { MutationKind } from '../registry/mutations';
import { closedBetween } from '../venue';

const MINUTE_MS = 60_000;

/** A queued order is sent silently for ten minutes; later a person must say yes again. */
export const ORDER_TTL_MS = 10 * MINUTE_MS;
/** After an hour, or across closing time, an old order only comes back as a new cart. */
export const ORDER_RECONFIRM_MS = 60 * MINUTE_MS;
/** A message may wait a week; then its writer is asked whether it still matters. */
export const MESSAGE_TTL_MS = 7 * 24 * 60 * MINUTE_MS;
/** A wall clock that fell this far behind the monotonic one cannot tell an age. */
export const CLOCK_JUMP_MS = MINUTE_MS;
/** Terminal entries stay this long without their body, then go. */
export const TERMINAL_KEEP_MS = 48 * 60 * MINUTE_MS;

type Stamped = {
  kind: MutationKind;
  createdAt: number;
  bootId: string;
  createdMono: number;
  ttlMs: number;
};
export type DeviceClock = { now: number; mono: number; bootId: string };

/**
 * Age of an entry, ms, by whichever of the device's two clocks says more: a clock that was set back makes
 * nothing younger, and a sleeping phone's monotonic clock stands still.
 */
export function entryAgeMs(
  entry: Pick<Stamped, 'createdAt' | 'bootId' | 'createdMono'>,
  clock: DeviceClock,
): number {
  const wallMs = clock.now - entry.createdAt;
  const monoMs = entry.bootId === clock.bootId ? clock.mono - entry.createdMono : 0;
  return Math.max(0, wallMs, monoMs);
}

/** Whether an entry may no longer be sent without asking: too old, across closing, or the clock was set back. */
export function isStale(entry: Stamped, clock: DeviceClock): boolean {
  if (!Number.isFinite(entry.ttlMs)) return false;
  if (clockSetBack(entry, clock)) return true;
  if (entry.kind === 'order.create' && closedBetween(entry.createdAt, clock.now)) return true;
  return entryAgeMs(entry, clock) > entry.ttlMs;
}

/** Whether a stale order may still be sent as it is after a yes, or only as a new cart. */
export function mayReconfirm(entry: Stamped, clock: DeviceClock): boolean {
  return (
    entryAgeMs(entry, clock) <= ORDER_RECONFIRM_MS && !closedBetween(entry.createdAt, clock.now)
  );
}

// Only backwards: forwards is either sleep (the wall is right) or a wall that makes the entry look older.
function clockSetBack(entry: Stamped, clock: DeviceClock): boolean {
  if (entry.createdAt - clock.now > CLOCK_JUMP_MS) return true;
  if (entry.bootId !== clock.bootId) return false;
  const wallMs = clock.now - entry.createdAt;
  const monoMs = clock.mono - entry.createdMono;
  return monoMs - wallMs > CLOCK_JUMP_MS;
}
