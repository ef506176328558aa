import { expect, test } from 'vitest';
import { parseCsv } from '../../../tests/support/bar/parse-csv';
import { csvCut, recordsCsv } from './csv';
import { field } from './resource';

const UNITS = [
  { value: 'kg', label: { en: 'kg', tr: 'kg' } },
  { value: 'bottle', label: { en: 'bottle', tr: 'şişe' } },
];
const fields = {
  name: field.line({ label: { en: 'Name', tr: 'Ad' }, max: 80 }),
  unit: field.choice({ label: { en: 'Unit', tr: 'Birim' }, choices: UNITS, code: 'invalid' }),
  units: field.choices({ label: { en: 'Units', tr: 'Birimler' }, choices: UNITS, code: 'invalid' }),
  stock: field.decimal({ label: { en: 'Stock', tr: 'Stok' }, min: -9, max: 99, initial: 0 }),
  cost: field.lira({ label: { en: 'Cost', tr: 'Maliyet' } }),
  isOut: field.flag({ label: { en: 'Sold out', tr: 'Tükendi' } }),
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

test('a cell with the separator of another program stays one cell there', () => {
  const text = recordsCsv({ fields }, [row('Zz,=1+1,x')], { language: 'tr' });
  expect(text).toContain('"Zz,=1+1,x";');
  expect(recordsCsv({ fields }, [row('a;=1+1\tb')], { language: 'en' })).toContain('"a;=1+1\tb",');
});

test('the separator is that of the language: comma in English, semicolon in Turkish', () => {
  const headOf = (language: 'en' | 'tr') => recordsCsv({ fields }, [], { language });
  expect(headOf('en')).toContain('Name,Unit,');
  expect(headOf('tr')).toContain('Ad;Birim;');
});

test.each([
  ['+905321112233', '+90 532 111 22 33'],
  ['+90 532-111-22-33', '+90 532 111 22 33'],
  ['05321112233', '0532 111 22 33'],
  ['+44 20 7946 0958', '+44 207 946 09 58'],
  ['+1+1', "'+1+1"],
  ['=1+1', "'=1+1"],
])('the phone %s is readable and no formula: %s', (phone, cell) => {
  const phones = { phone: field.optionalPhone({ label: { en: 'Phone', tr: 'Telefon' } }) };
  expect(parseCsv(recordsCsv({ fields: phones }, [{ phone }], { language: 'tr' }))[1]).toEqual([
    cell,
  ]);
});

test('an instant is the minute of the venue’s clock', () => {
  const times = { at: field.fact({ kind: 'instant', label: { en: 'Time', tr: 'Saat' } }) };
  const rows = [{ at: '2026-11-26T22:30:00.000Z' }];
  expect(recordsCsv({ fields: times }, rows, { language: 'tr' })).toContain('27.11.2026 01:30');
  expect(recordsCsv({ fields: times }, rows, { language: 'en' })).toContain('2026-11-27 01:30');
});

test.each(['=HYPERLINK("x")', '+1+1', '-1', '@sum(a1)', '\tx'])(
  'a spreadsheet runs no formula from %j',
  (name) => {
    expect(read(name, 'tr')[1]?.[0]).toBe(`'${name}`);
  },
);

test('a file that has not all rows says so in its last line', () => {
  const options = { language: 'tr' } as const;
  const file = recordsCsv({ fields }, [row('Rakı')], options) + csvCut({ fields }, 1, options);
  expect(parseCsv(file).at(-1)?.[0]).toBe(
    'Yalnızca ilk 1 satır. Diğerleri için listeyi filtreleyin.',
  );
});
