import { expect, test } from 'vitest';
import { parseCsv } from '../../../tests/support/parse-csv';
import { recordsCsv } from './csv';
import { choice, choices, decimal, flag, line, lira } from './field';

const UNITS = [
  { value: 'kg', label: { en: 'kg', tr: 'kg' } },
  { value: 'bottle', label: { en: 'bottle', tr: 'şişe' } },
];
const fields = {
  name: line({ label: { en: 'Name', tr: 'Ad' }, max: 80 }),
  unit: choice({ label: { en: 'Unit', tr: 'Birim' }, choices: UNITS, code: 'invalid' }),
  units: choices({ label: { en: 'Units', tr: 'Birimler' }, choices: UNITS, code: 'invalid' }),
  stock: decimal({ label: { en: 'Stock', tr: 'Stok' }, min: -9, max: 99, initial: 0 }),
  cost: lira({ label: { en: 'Cost', tr: 'Maliyet' } }),
  isOut: flag({ label: { en: 'Sold out', tr: 'Tükendi' } }),
};
const row = (name: string) => ({
  name,
  unit: 'bottle',
  units: ['kg', 'bottle'],
  stock: -2.5,
  cost: '1250.50',
  isOut: true,
});

function read(name: string, language: 'en' | 'tr', separator: ';' | ',' = ';') {
  return parseCsv(recordsCsv({ fields }, [row(name)], { language, separator }), separator);
}

test('the letters of both languages stay whole, in words and numbers of the reader', () => {
  expect(read('Ağrı Şıra İçöz', 'tr')).toEqual([
    ['Ad', 'Birim', 'Birimler', 'Stok', 'Maliyet', 'Tükendi'],
    ['Ağrı Şıra İçöz', 'şişe', 'kg, şişe', '-2,5', '1250,50', 'Evet'],
  ]);
  expect(read('Ağrı Şıra', 'en', ',')[1]).toEqual([
    'Ağrı Şıra',
    'bottle',
    'kg, bottle',
    '-2.5',
    '1250.50',
    'Yes',
  ]);
});

test.each(['a;b', 'a "b" c', 'a\nb', 'a\r\nb', '""', ';'])('%j comes back as it was', (name) => {
  expect(read(name, 'tr')[1]?.[0]).toBe(name);
});

test.each(['=HYPERLINK("x")', '+1+1', '-1', '@sum(a1)', '\tx'])(
  'a spreadsheet runs no formula from %j',
  (name) => {
    expect(read(name, 'tr')[1]?.[0]).toBe(`'${name}`);
  },
);
