import * as v from 'valibot';
import { bookBrunchInput } from '../../../src/domain/bookings/book-brunch';
import { bookTableInput } from '../../../src/domain/bookings/book-table';
import {
  eveningSpan,
  slotAt,
  slotInstant,
  TABLE_SLOTS,
  tableDays,
  untimely,
} from '../../../src/domain/bookings/booking';
import { USUAL_BRUNCH } from '../../../src/domain/bookings/brunch-rules';
import { depositDueAt, depositRequired } from '../../../src/domain/bookings/deposit';
import { tableForm, USUAL_TABLES } from '../../../src/domain/bookings/free-tables';
import { addDays, businessDay } from '../../../src/domain/venue';
import { formatDay } from '../../../src/i18n/day-text';
import { dateOfDay, dayOfDate } from '../../../src/ui/form/calendar/calendar-day';

/** Prints the results of the booking rules, and the machine's time zone. */
const HOUR = 3_600_000;
const days = Array.from({ length: 366 }, (_, n) => addDays('2026-01-01', n));
const slots = days.flatMap((serviceDay) =>
  TABLE_SLOTS.map((reservationTime) => ({ serviceDay, reservationTime })),
);
const instants = Array.from({ length: 366 * 8 }, (_, n) => Date.UTC(2026, 0, 1) + n * 3 * HOUR);

function judge(at: number, index: number) {
  const slot = slots[(index * 7) % slots.length] ?? { serviceDay: '', reservationTime: '' };
  const startsAt = slotInstant(slot);
  const firstDay = tableDays(at).first;
  return [
    slotAt(at),
    tableDays(at),
    untimely(slot, { now: at, placedAt: at - HOUR, firstDay }),
    depositRequired(startsAt, at),
    depositDueAt(startsAt, at),
  ];
}

function readBody(reservationDate: string) {
  const wish = { guestName: 'Ada', guestPhone: '0532 123 45 67', partySize: 2 };
  const body = { ...wish, reservationDate, tablePreference: 'indoor' };
  const { output, issues } = v.safeParse(bookTableInput, body);
  return issues ? issues.map(({ message }) => message) : output;
}

function readBrunch(reservationDate: string, reservationTime: string) {
  const body = {
    guestName: 'Ada',
    guestEmail: 'ada@example.com',
    guestPhone: '0532 123 45 67',
    partySize: 3,
    selectedFood: 'The Bliss Classic',
    selectedSauce: null,
    selectedDrink: 'House Rose',
    reservationDate,
    reservationTime,
    depositRequired: false,
  };
  const { output, issues } = v.safeParse(bookBrunchInput, body);
  return issues ? issues.map(({ message }) => message) : output;
}

/** Returns the phone's form after the choice of a day in its calendar. */
function fillForm(day: string, reservationTime: string) {
  const reservationDate = dayOfDate(dateOfDay(day));
  const answers = { reservationDate, reservationTime, partySize: '2', tablePreference: 'indoor' };
  const guest = { guestName: 'Ada', guestPhone: '0532 123 45 67' };
  const { output } = v.safeParse(tableForm(USUAL_TABLES), { ...answers, ...guest });
  return { output, shown: formatDay(reservationDate, 'tr') };
}

/** Lists the available evenings around the end of the business day, for tables and for brunch. */
const turns = ['2026-07-04T23:59', '2026-07-05T00:30', '2026-07-05T03:59', '2026-07-05T04:00'].map(
  (wall) => {
    const at = Date.parse(`${wall}:00+03:00`);
    return { wall, tables: tableDays(at).first, brunch: businessDay(at) };
  },
);

const rules = {
  instants: slots.map(slotInstant),
  spans: days.map(eveningSpan),
  judged: instants.map(judge),
  bodies: [
    '2026-07-05T17:00:00.000Z',
    '2026-07-06T00:00+03:00',
    '2026-07-05T10:00-07:00',
    '2026-07-05T20:00:00',
  ].map(readBody),
  offered: { tables: TABLE_SLOTS, brunch: USUAL_BRUNCH.slots },
  turns,
  midnight: new Date(
    slotInstant({ serviceDay: '2026-07-05', reservationTime: '00:00' }),
  ).toISOString(),
  brunches: [...USUAL_BRUNCH.slots, '22:30'].map((time) => readBrunch('2026-07-04', time)),
  forms: days.map((day) => fillForm(day, '00:00')),
};

const zone = new Date(Date.UTC(2026, 6, 1)).getTimezoneOffset();
process.stdout.write(JSON.stringify({ zone, rules }));
