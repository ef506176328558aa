import { closedBetween, type Opening } from '../opening/opening';
import type { MutationKind } from '../registry/mutations';

const MINUTE_MS = 60_000;

export const ORDER_TTL_MS = 10 * MINUTE_MS;
/** After an hour, or across closing time, an old order only becomes a new cart. */
export const ORDER_RECONFIRM_MS = 60 * MINUTE_MS;
/** After a week the device asks the sender whether the entry still matters. */
export const MESSAGE_TTL_MS = 7 * 24 * 60 * MINUTE_MS;
/** The device does not trust a wall clock this far behind the monotonic clock. */
export const CLOCK_JUMP_MS = MINUTE_MS;
export const TERMINAL_KEEP_MS = 48 * 60 * MINUTE_MS;

type Stamped = {
  kind: MutationKind;
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
