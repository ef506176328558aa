import { numberAsTyped } from '../typed-number';
import { venueMinute } from '../venue';
import type { Field } from './field';
import type { Resource, Values } from './resource';

type Options = {
  language: 'en' | 'tr';
  /** A spreadsheet expects the separator of its language: comma in English, semicolon in Turkish. */
  separator?: ';' | ',' | undefined;
};

const BOM = '\ufeff';
/** Spreadsheets run a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+,\d+$/;
const PHONE = /^[+\d][\d\s().\-/]*$/;

/** Writes UTF-8 with BOM, one header row, CRLF. */
export function recordsCsv(
  { fields }: Pick<Resource, 'fields'>,
  records: readonly Values[],
  { language, separator = language === 'en' ? ',' : ';' }: Options,
): string {
  const columns = Object.entries(fields);
  const head = columns.map(([, { label }]) => label[language]);
  const rows = records.map((record) =>
    columns.map(([name, field]) => cellText(field, record[name], language)),
  );
  const lines = [head, ...rows].map((cells) => cells.map(quoted).join(separator));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

function cellText(field: Field, value: unknown, language: 'en' | 'tr'): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'whole':
    case 'decimal':
    case 'lira':
      return language === 'tr' ? numberAsTyped(String(value)) : String(value);
    case 'instant':
      return venueMinute(Date.parse(String(value)), language);
    case 'flag':
      return (value ? { en: 'Yes', tr: 'Evet' } : { en: 'No', tr: 'Hayır' })[language];
    case 'choice':
      return withoutFormula(choiceWords(field, String(value), language));
    case 'choices':
      return (value as string[]).map((one) => choiceWords(field, one, language)).join(', ');
    case 'phone':
      return phoneText(String(value));
    default:
      return withoutFormula(String(value));
  }
}

function choiceWords({ choices }: Field, value: string, language: 'en' | 'tr'): string {
  return choices?.find((choice) => choice.value === value)?.label[language] ?? value;
}

/** Digits in groups are neither a formula nor a number that loses its plus sign: "+90 532 111 22 33". */
function phoneText(phone: string): string {
  if (!PHONE.test(phone)) return withoutFormula(phone);
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+')) return `+${digits.slice(0, 2)} ${grouped(digits.slice(2))}`;
  return digits.startsWith('0') ? `0${grouped(digits.slice(1))}` : grouped(digits);
}

function grouped(digits: string): string {
  return digits.length === 10
    ? digits.replace(/(...)(...)(..)(..)/, '$1 $2 $3 $4')
    : digits.replace(/...(?=.)/g, '$& ');
}

function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A program may read the file by another separator than this one, so both keep to their cell. */
function quoted(cell: string): string {
  return !NUMBER.test(cell) && /[,;\t"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
