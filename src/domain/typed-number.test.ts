import { expect, test } from 'vitest';
import { isAmbiguousNumber, numberAsTyped, typedNumber } from './quantity';

test.each([
  ['1250', '1250', '1250'],
  ['1.250', '1250', '1.250'],
  ['12.345.678', '12345678', '12345678'],
  ['1.250,50', '1250.50', '1250.50'],
  ['1,250.50', '1250.50', '1250.50'],
  ['1,250,000', '1250000', '1250000'],
  ['0.500', '0.500', '0.500'],
  ['0,500', '0.500', '0.500'],
  ['0.5', '0.5', '0.5'],
  ['00.500', '00.500', '00.500'],
  ['1,250', '1.250', '1.250'],
  ['2.5', '2.5', '2.5'],
  ['12.3456', '12.3456', '12.3456'],
  ['-1.250', '-1250', '-1.250'],
  ['−10', '-10', '-10'],
  [' ₺ 1 250,00 ', '1250.00', '1250.00'],
])('%s is %s as a sum or count and %s as a measure', (typed, grouped, measured) => {
  expect(typedNumber(typed)).toBe(grouped);
  expect(typedNumber(typed, 'measured')).toBe(measured);
});

test.each(['1.2.3', '1,2,3', '1.25,5', 'ten', '', '1e3', '0.500,5'])(
  'the text "%s" is no number and stays for the schema to refuse',
  (typed) => {
    expect(typedNumber(typed)).not.toMatch(/^-?\d+(\.\d+)?$/);
  },
);

test('only a lone point before three digits is ambiguous', () => {
  const typed = ['1.250', '-12.500', '0.500', '1.250,5', '1.2', '1.250.000', '1,250'];
  expect(typed.filter(isAmbiguousNumber)).toEqual(['1.250', '-12.500']);
});

test('a number is shown with the comma that people type', () => {
  expect([numberAsTyped(2.5), numberAsTyped('480.50'), numberAsTyped(12)]).toEqual([
    '2,5',
    '480,50',
    '12',
  ]);
});
