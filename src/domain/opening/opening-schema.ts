import * as v from 'valibot';
import { isDay } from '../days';
import { lineText, listOf } from '../fields';
import { type Opening, USUAL_OPENING } from './opening';

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

const closure = v.object(
  {
    day: v.pipe(
      v.string('date.invalid'),
      v.maxLength(10, 'date.invalid'),
      v.check(isDay, 'date.invalid'),
    ),
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
