/**
 * Loaded into a bar's process before its own code: the clock of that bar stands in the middle of an evening, whatever
 * hour the tests run at. Orders of a closed bar wait for the evening, and nothing rings for them.
 */
const DAY_MS = 86_400_000;
/** 20:30 in Fethiye, which is at UTC+3 all year. */
const EVENING_UTC_MS = 17.5 * 3_600_000;

const RealDate = Date;
const started = RealDate.now();
const untilEvening = EVENING_UTC_MS - (started % DAY_MS);
/** The nearer evening: a device beside that bar is never more than half a day off. */
const shift =
  untilEvening > DAY_MS / 2
    ? untilEvening - DAY_MS
    : untilEvening < -DAY_MS / 2
      ? untilEvening + DAY_MS
      : untilEvening;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
