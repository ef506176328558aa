/**
 * Sets the clock to the middle of an evening at the venue in a process that loads this file first. The processes
 * that it starts inherit the same shift.
 */
const DAY_MS = 86_400_000;
/** The time is 20:30 in Fethiye, which is at UTC+3 all year. */
const EVENING_UTC_MS = 17.5 * 3_600_000;

process.env.EVENING_SHIFT_MS ??= String(msToNearestEvening(Date.now()));

export const EVENING_SHIFT_MS = Number(process.env.EVENING_SHIFT_MS);

/** The shift is at most half a day either way. */
function msToNearestEvening(now) {
  const ahead = EVENING_UTC_MS - (now % DAY_MS);
  if (ahead > DAY_MS / 2) return ahead - DAY_MS;
  return ahead < -DAY_MS / 2 ? ahead + DAY_MS : ahead;
}

/** The function also runs by itself inside a page or a service worker. */
export function shiftClock(shiftMs) {
  const RealDate = globalThis.Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      if (parts.length === 0) super(RealDate.now() + shiftMs);
      else super(...parts);
    }

    static now() {
      return RealDate.now() + shiftMs;
    }
  };
}

shiftClock(EVENING_SHIFT_MS);
