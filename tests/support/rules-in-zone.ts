import * as v from 'valibot';
import { depositDueAt, depositRequired } from '../../src/domain/brunch/deposit';
import { bookTableInput } from '../../src/domain/reservations/book-table';
import {
  addDays,
  eveningSpan,
  slotAt,
  slotInstant,
  TABLE_SLOTS,
  tableDays,
  untimely,
} from '../../src/domain/reservations/slots';

/** Prints what the rules of booking say, and the zone of the machine that they were asked on. */
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
};

const zone = new Date(Date.UTC(2026, 6, 1)).getTimezoneOffset();
process.stdout.write(JSON.stringify({ zone, rules }));
