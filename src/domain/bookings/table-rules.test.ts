import * as v from 'valibot';
import { expect, test } from 'vitest';
import { unusualRules } from '../settings/guest-rules';
import {
  isTooClose,
  partySizesFor,
  stillOffered,
  tableForm,
  tableRulesIn,
  USUAL_TABLES,
} from './free-tables';

const LATE = { ...USUAL_TABLES, times: ['22:00', '00:30'], maxParty: 4 };
const ANSWERS = {
  reservationDate: '2026-07-05',
  reservationTime: '00:30',
  partySize: '4',
  tablePreference: 'outdoor',
  guestName: 'Ada',
  guestPhone: '+90 532 123 45 67',
  guestEmail: '',
  specialRequests: '',
};

function codesFor(change: object): string[] {
  const { issues = [] } = v.safeParse(tableForm(LATE), { ...ANSWERS, ...change });
  return issues.map(({ message }) => message);
}

test('the server tells only the unusual rules, and phones read them back', () => {
  expect(unusualRules(USUAL_TABLES, USUAL_TABLES)).toBeUndefined();
  expect(unusualRules(LATE, USUAL_TABLES)).toEqual({ times: LATE.times, maxParty: 4 });
  expect(tableRulesIn(unusualRules(LATE, USUAL_TABLES))).toEqual(LATE);
  expect(tableRulesIn(undefined)).toEqual(USUAL_TABLES);
  expect(tableRulesIn({ times: 'all', maxParty: null })).toEqual(USUAL_TABLES);
});

test('a form takes the offered times and parties, and no others', () => {
  expect(codesFor({})).toEqual([]);
  expect(codesFor({ reservationTime: '20:00' })).toEqual(['time.not_offered']);
  expect(codesFor({ partySize: '6' })).toEqual(['party.required']);
  expect(partySizesFor(LATE)).toEqual([2, 4]);
});

test('a draft loses only the answers that are no longer offered', () => {
  const old = { ...ANSWERS, reservationTime: '20:00', partySize: '8' };
  expect(stillOffered(old, LATE)).toEqual({ ...ANSWERS, reservationTime: '', partySize: '' });
  expect(stillOffered(ANSWERS, LATE)).toEqual(ANSWERS);
});

test('a table is booked at least the lead before its time', () => {
  const startsAt = Date.parse('2026-07-05T17:00:00Z');
  const lead = { leadMinutes: 90 };
  expect(isTooClose(startsAt, startsAt - 90 * 60_000, lead)).toBe(false);
  expect(isTooClose(startsAt, startsAt - 90 * 60_000 + 1, lead)).toBe(true);
});
