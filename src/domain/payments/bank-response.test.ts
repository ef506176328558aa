import { expect, test } from 'vitest';
import { judgeSale, kurusOfCallback, readAmount, readCode, readText } from './bank-response';

test.each([
  ['500.00', 'same'],
  ['500,00', 'same'],
  ['500', 'same'],
  ['500.0', 'same'],
  ['500.0000', 'same'],
  ['50000', 'not_said'],
  ['500.005', 'different'],
  ['5.00', 'different'],
  ['1.000,50', 'not_said'],
  ['1e3', 'not_said'],
  ['', 'not_said'],
  [undefined, 'not_said'],
] as const)('the amount %s beside 500 lira is %s', (said, reading) => {
  expect(readAmount(said, 50_000)).toBe(reading);
});

test('a thousand with a dot could be one lira', () => {
  expect([readAmount('1.000', 100_000), readAmount('1.000', 100)]).toEqual(['not_said', 'same']);
});

test('a missing text, or a currency as a name, says nothing', () => {
  expect(readText(undefined, 'A')).toBe('not_said');
  expect([readCode('TRY', '949'), readCode('840', '949')]).toEqual(['not_said', 'different']);
});

test('only a field that differs makes a sale another one', () => {
  expect(judgeSale({ needed: ['same'], also: ['not_said'] })).toBe('ours');
  expect(judgeSale({ needed: ['same', 'not_said'], also: [] })).toBe('incomplete');
  expect(judgeSale({ needed: ['not_said'], also: ['different'] })).toBe('other');
});

test('the callback says kuruş, or lira with two decimals', () => {
  const texts = ['10050', '100.50', '100,50', '100.5', '1.000,50'];
  expect(texts.map(kurusOfCallback)).toEqual([10_050, 10_050, 10_050, null, null]);
});
