import * as v from 'valibot';
import { expect, test } from 'vitest';
import { USUAL_OPENING } from '../opening/opening';
import type { FormValue } from './kinds';
import { FORMS, KINDS, timeTyped } from './kinds';
import type { Field, FieldKind } from './resource';
import { field } from './resource';

const label = { en: 'x', tr: 'x' };
const fieldOf = (kind: FieldKind): Field => ({
  ...field.line({ label, max: 9 }),
  kind,
  isRequired: true,
});

test.each<[FieldKind, unknown, FormValue]>([
  ['lira', '150.00', '150'],
  ['lira', '1250.50', '1250,50'],
  ['decimal', 0.5, '0,5'],
  ['place', { latitude: 36.62, longitude: -29.11 }, '36.62, -29.11'],
  ['place', null, ''],
  ['days', ['2026-12-31', '2027-01-01'], '31.12.2026\n01.01.2027'],
  ['ticks', ['plain', 'sweet'], ['plain', 'sweet']],
  ['ticks', [], []],
  ['numbers', [200, 500, 1000], ['200', '500', '1000']],
  ['names', ['Bronz', 'Gümüş'], ['Bronz', 'Gümüş']],
  ['line', 'Çarşı 1', 'Çarşı 1'],
  ['ageing', { due: 8, late: 15 }, { due: '8', late: '15' }],
])('a value of the kind %s is typed back as it stands: %j', (kind, value, form) => {
  expect(KINDS[kind].toForm(value)).toEqual(form);
  expect(KINDS[kind].isForm(form)).toBe(true);
  const back = KINDS[kind].fromForm(form, fieldOf(kind));
  expect(kind === 'lira' ? Number(back) : back).toEqual(kind === 'lira' ? Number(value) : value);
});

test.each<[FieldKind, FormValue, unknown]>([
  ['lira', '1.250,50', '1250.50'],
  ['decimal', '', null],
  ['place', '36.6217 29.1164', { latitude: 36.6217, longitude: 29.1164 }],
  ['place', 'by the sea', {}],
  ['ageing', { due: '9', late: '' }, { due: 9, late: null }],
  ['days', '1.7.2026, 2026-12-31\n\nsoon', ['2026-07-01', '2026-12-31', 'soon']],
])('what is typed for the kind %s is read: %j', (kind, form, value) => {
  expect(KINDS[kind].fromForm(form, fieldOf(kind))).toEqual(value);
});

test('a draft that another build has kept in another way is none', () => {
  expect(KINDS.week.isForm('[{"opens":"15:00"}]')).toBe(false);
  expect(KINDS.dishes.isForm([{ nameEn: 'A', nameTr: 'B', isOn: true }, 3])).toBe(false);
});

const WEEK = [...USUAL_OPENING.week.slice(1), null];

test('a week is typed back as it stands', () => {
  expect(KINDS.week.fromForm(KINDS.week.toForm(WEEK), fieldOf('week'))).toEqual(WEEK);
});

test('a day that is switched off keeps its times while they are typed, and is closed', () => {
  const days = v
    .parse(FORMS.week, KINDS.week.toForm(WEEK))
    .map((day, at) => (at === 0 ? { ...day, isOpen: false } : day));
  expect(days[0]).toEqual({ isOpen: false, opens: '15:00', closes: '01:00' });
  expect(KINDS.week.fromForm(days, fieldOf('week'))).toMatchObject({ 0: null });
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['1830', '18:30'],
  ['9.30', '09:30'],
  ['09:30', '09:30'],
  [' 24 ', '24:00'],
  ['soon', 'soon'],
])('the time %s is read as %s', (typed, time) => {
  expect(timeTyped(typed)).toBe(time);
});

test('an empty row is no closure', () => {
  const closures = [
    { day: '2026-12-31', noteEn: 'Happy New Year', noteTr: '' },
    { day: '', noteEn: '', noteTr: '' },
  ];
  const read = KINDS.closures.fromForm(closures, fieldOf('closures'));
  expect(read).toEqual(closures.slice(0, 1));
});
