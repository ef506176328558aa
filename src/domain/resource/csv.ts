import { numberAsTyped } from '../typed-number';
import type { Field } from './field';
import type { Resource, Values } from './resource';

type Options = { language: 'en' | 'tr'; separator: ';' | ',' };

const BOM = '\ufeff';
/** Spreadsheets run a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Writes UTF-8 with BOM, one header row, CRLF. */
export function recordsCsv(
  { fields }: Pick<Resource, 'fields'>,
  records: readonly Values[],
  { language, separator }: Options,
): string {
  const columns = Object.entries(fields);
  const head = columns.map(([, { label }]) => label[language]);
  const rows = records.map((record) =>
    columns.map(([name, field]) => cellText(field, record[name], language)),
  );
  const lines = [head, ...rows].map((cells) =>
    cells.map((cell) => quoted(cell, separator)).join(separator),
  );
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

function cellText(field: Field, value: unknown, language: 'en' | 'tr'): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'whole':
    case 'decimal':
    case 'lira':
      return language === 'tr' ? numberAsTyped(String(value)) : String(value);
    case 'flag':
      return (value ? { en: 'Yes', tr: 'Evet' } : { en: 'No', tr: 'Hayır' })[language];
    case 'choice':
      return choiceWords(field, String(value), language);
    case 'choices':
      return (value as string[]).map((one) => choiceWords(field, one, language)).join(', ');
    default:
      return withoutFormula(String(value));
  }
}

function choiceWords({ choices }: Field, value: string, language: 'en' | 'tr'): string {
  return choices?.find((choice) => choice.value === value)?.label[language] ?? value;
}

function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(cell: string, separator: string): string {
  const isPlain = !cell.includes(separator) && !/["\r\n]/.test(cell);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
