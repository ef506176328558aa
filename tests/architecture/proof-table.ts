import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './source-files';

type Proof = { file: string; titles: string[] };

type Row = { name: string; cells: string[] };

/** The rows of a page's table whose first cell is a name of the list. */
export function rowsOf(page: string, name: RegExp): Row[] {
  return readFileSync(join(ROOT, page), 'utf8')
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter((cells) => name.test(cells[1] ?? ''))
    .map((cells) => ({ name: cells[1] ?? '', cells }));
}

/** `file`: “title”; “title”<br>`another file`: “title” */
function proofsOf(cell: string): Proof[] {
  return cell.split('<br>').map((proof) => ({
    file: /`([^`]+)`/.exec(proof)?.[1] ?? '',
    titles: [...proof.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title.replaceAll('\\|', '|')),
  }));
}

/** Holds every row of a table to the files and titles that it names in one of its cells. */
export function holdsProofs(rows: readonly Row[], column: number): void {
  describe.each(rows)('$name', ({ cells }) => {
    test.each(proofsOf(cells[column] ?? ''))('is proved in $file', ({ file, titles }) => {
      const path = join(ROOT, file);
      expect(existsSync(path)).toBe(true);
      const text = readFileSync(path, 'utf8');
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.filter((title) => !text.includes(title))).toEqual([]);
    });
  });
}
