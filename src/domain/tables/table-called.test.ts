import { expect, test } from 'vitest';
import { bareTable, labelsLike, tableCalled } from './table-called';

const TABLES = ['S1', 'S4', 'T1', 'T4', 'T12', 'P9', 'İç 2'].map((label) => ({ label }));

test.each([
  ['T4', 'T4'],
  ['t 4', 'T4'],
  ['Masa t4', 'T4'],
  ['12', 'T12'],
  ['MASA T-4', 'T4'],
  ['table 12', 'T12'],
  ['masa s4', 'S4'],
  ['9', 'P9'],
  ['ic 2', 'İç 2'],
])('“%s” is table %s', (typed, label) => {
  expect(tableCalled(typed, TABLES)?.label).toBe(label);
});

test.each(['999', 'Masa 999 <b>x', 'T44', '', 'by the sea'])('“%s” is no table', (typed) => {
  expect(tableCalled(typed, TABLES)).toBeNull();
});

test('a number that several tables have is not guessed: these tables are offered', () => {
  expect(['4', 'Masa 4'].map((typed) => tableCalled(typed, TABLES))).toEqual([null, null]);
  const labels = TABLES.map(({ label }) => label);
  expect(labelsLike('masa 4', labels)).toEqual(['S4', 'T4']);
});

test.each([
  ['K4', ['S4', 'T4', 'S1', 'T1', 'T12', 'P9']],
  ['T99', ['T1', 'T4', 'T12', 'P9', 'S1', 'S4']],
  ['by the sea', ['S1', 'S4', 'T1', 'T4', 'T12', 'P9']],
])('for “%s” these tables are offered', (typed, labels) => {
  expect(labelsLike(typed, ['S1', 'S4', 'T1', 'T4', 'T12', 'P9', 'İç 2'])).toEqual(labels);
});

test('the word for a table is not said twice', () => {
  expect(['Masa S4', 'table: 7', 'T4', 'Masa'].map(bareTable)).toEqual(['S4', '7', 'T4', 'Masa']);
});
