import { KINDS } from './kinds';
import type { Resource, Values } from './resource';

type Options = {
  language: 'en' | 'tr';
  /** The language of the spreadsheet that opens the file; the default is the reader's own. */
  numbers?: 'en' | 'tr';
  /** A spreadsheet expects the separator of its language: comma in English, semicolon in Turkish. */
  separator?: ';' | ',' | undefined;
};

const BOM = '\ufeff';
const NUMBER = /^-?\d+,\d+$/;

/** Writes UTF-8 with BOM, one header row, CRLF. */
export function recordsCsv(
  { fields }: Pick<Resource, 'fields'>,
  records: readonly Values[],
  { language, numbers = language, separator = numbers === 'en' ? ',' : ';' }: Options,
): string {
  const columns = Object.entries(fields);
  const head = columns.map(([, { label }]) => label[language]);
  const rows = records.map((record) =>
    columns.map(([name, field]) => {
      const value = record[name] ?? null;
      return value === null ? '' : KINDS[field.kind].csv(value, field, numbers);
    }),
  );
  const lines = [head, ...rows].map((cells) => cells.map(quoted).join(separator));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

/** A program may read the file by another separator than this one, so both keep to their cell. */
function quoted(cell: string): string {
  return !NUMBER.test(cell) && /[,;\t"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
