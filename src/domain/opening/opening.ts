import * as v from 'valibot';
import { lineText, listOf } from '../fields';
import { addDays, businessDay, isDay, venueTime } from '../venue';

/** HH:mm on the venue's clock. Closing at or before the opening time means the next day; equal times mean 24 hours. */
export type DayHours = { opens: string; closes: string };

/** A night is a whole: its hours after midnight are closed too, the hours of the night before are not. */
export type Closure = { day: string; noteEn: string; noteTr: string };

/** `week` begins on Monday; null means closed. */
export type Opening = { week: readonly (DayHours | null)[]; closures: readonly Closure[] };

export const USUAL_HOURS: DayHours = { opens: '15:00', closes: '01:00' };
export const USUAL_OPENING: Opening = { week: Array(7).fill(USUAL_HOURS), closures: [] };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const WEEK_DAYS = 7;
/** A venue that opens in more than a year has no next opening. */
const LOOK_AHEAD_DAYS = 366;

export function closureOn({ closures }: Opening, day: string): Closure | null {
  return closures.find((closure) => closure.day === day) ?? null;
}

export function hoursOn(opening: Opening, day: string): DayHours | null {
  return closureOn(opening, day) ? null : (opening.week[weekdayOf(day)] ?? null);
}

/** True if every day of the week has these hours. */
export function isDaily({ week }: Opening): boolean {
  return new Set(week.map((hours) => hours && `${hours.opens} ${hours.closes}`)).size === 1;
}

/** @param minute counts from midnight of the calendar day; also beyond its end */
export function isOpenOn(opening: Opening, day: string, minute: number): boolean {
  return [-1, 0, 1].some((shift) => {
    const span = spanOn(opening, day, shift);
    return span !== null && span.from <= minute && minute < span.to;
  });
}

export function isOpenAt(opening: Opening, at: number): boolean {
  const { day, minute } = wallOf(at);
  return isOpenOn(opening, day, minute);
}

/** Returns null while the venue is open, and for a venue that does not open again. */
export function opensNextAt(opening: Opening, at: number): number | null {
  const { day, minute } = wallOf(at);
  if (isOpenOn(opening, day, minute)) return null;
  for (let shift = 0; shift <= LOOK_AHEAD_DAYS; shift += 1) {
    const span = spanOn(opening, day, shift);
    if (span && span.from > minute) return inMinutes(at, span.from - minute);
  }
  return null;
}

/** Nights that meet count as one. Returns null while the venue is closed, or if it stays open for a week. */
export function closesNextAt(opening: Opening, at: number): number | null {
  const { day, minute } = wallOf(at);
  let end = minute;
  for (let shift = -1; shift <= WEEK_DAYS; shift += 1) {
    const span = spanOn(opening, day, shift);
    if (span && span.from <= end && span.to > end) end = span.to;
  }
  return end === minute || end > WEEK_DAYS * DAY_MINUTES ? null : inMinutes(at, end - minute);
}

/** True if the venue closed between two instants: an order from before needs a new confirmation. */
export function closedBetween(opening: Opening | null, from: number, to: number): boolean {
  if (businessDay(from) !== businessDay(to)) return true;
  return opening !== null && isOpenAt(opening, from) && !isOpenAt(opening, to);
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK_DAYS;
}

export function minuteOf(time: string): number {
  const [hour = '', minute = ''] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

/** Counts from midnight before the opening: 01:00 is 1500. */
export function closingMinute({ opens, closes }: DayHours): number {
  return minuteOf(closes) + (minuteOf(closes) > minuteOf(opens) ? 0 : DAY_MINUTES);
}

/** Returns the hours of the day `shift` days later, in minutes from midnight of `day`. */
function spanOn(opening: Opening, day: string, shift: number) {
  const hours = hoursOn(opening, addDays(day, shift));
  if (!hours) return null;
  const before = shift * DAY_MINUTES;
  return { from: before + minuteOf(hours.opens), to: before + closingMinute(hours) };
}

function wallOf(at: number): { day: string; minute: number } {
  const { date, hour, minute } = venueTime(at);
  return { day: date, minute: hour * 60 + minute };
}

// Turkey has had one offset all year since 2016, so minutes on the clock are minutes.
function inMinutes(at: number, minutes: number): number {
  return at - (at % MINUTE_MS) + minutes * MINUTE_MS;
}

const MOST_CLOSURES = 60;
const NOTE_MAX = 80;

export const timeText = v.pipe(
  v.string('time.invalid'),
  v.maxLength(5, 'time.invalid'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time.invalid'),
);

const dayHours = v.nullable(v.object({ opens: timeText, closes: timeText }, 'invalid'));

/** Seven days from Monday on. */
export const weekHours = v.pipe(v.array(dayHours, 'invalid'), v.length(7, 'invalid'));

export const dayText = v.pipe(
  v.string('date.invalid'),
  v.maxLength(10, 'date.invalid'),
  v.check(isDay, 'date.invalid'),
);

const closure = v.object(
  {
    day: dayText,
    noteEn: lineText(NOTE_MAX),
    noteTr: lineText(NOTE_MAX),
  },
  'invalid',
);

export const closureList = v.pipe(
  listOf(closure, MOST_CLOSURES, 'text.too_long'),
  v.check((all) => new Set(all.map(({ day }) => day)).size === all.length, 'closure.twice'),
  v.transform((all) => [...all].sort((a, b) => (a.day < b.day ? -1 : 1))),
);

const openingShape = v.object({ week: weekHours, closures: closureList });

/** Returns the usual hours if none are told, or unreadable ones. */
export function openingIn(told: unknown): Opening {
  const read = v.safeParse(openingShape, told);
  return read.success ? read.output : USUAL_OPENING;
}
