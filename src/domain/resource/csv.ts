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

type Columns = Pick<Resource, 'fields'>;

/** Writes UTF-8 with BOM, one header row, CRLF. */
export function recordsCsv(columns: Columns, records: readonly Values[], options: Options): string {
  return csvHead(columns, options) + csvRows(columns, records, options);
}

export function csvHead({ fields }: Columns, options: Options): string {
  const labels = Object.values(fields).map(({ label }) => label[options.language]);
  return `${BOM}${lineOf(labels, options)}`;
}

export function csvRows({ fields }: Columns, records: readonly Values[], options: Options): string {
  const { language, numbers = language } = options;
  const rows = records.map((record) =>
    Object.entries(fields).map(([name, field]) => {
      const value = record[name] ?? null;
      return value === null ? '' : KINDS[field.kind].csv(value, field, numbers);
    }),
  );
  return rows.map((cells) => lineOf(cells, options)).join('');
}

/** The last line of a file that has not all rows. */
export function csvCut({ fields }: Columns, most: number, options: Options): string {
  const words = {
    en: `Only the first ${most} rows. Filter the list for the others.`,
    tr: `Yalnızca ilk ${most} satır. Diğerleri için listeyi filtreleyin.`,
  };
  const others = Object.keys(fields)
    .slice(1)
    .map(() => '');
  return lineOf([words[options.language], ...others], options);
}

function lineOf(
  cells: readonly string[],
  { language, numbers = language, separator = numbers === 'en' ? ',' : ';' }: Options,
): string {
  return `${cells.map(quoted).join(separator)}\r\n`;
}

/** A program may read the file by another separator than this one, so both keep to their cell. */
function quoted(cell: string): string {
  return !NUMBER.test(cell) && /[,;\t"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
