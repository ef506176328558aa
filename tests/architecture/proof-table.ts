import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './source-files';

type Proof = { file: string; titles: string[] };

type Row = { name: string; cells: string[] };

/** Returns the rows of a page's table whose first cell is a name of the list. */
export function rowsOf(page: string, name: RegExp): Row[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const links = new Map(
    [...text.matchAll(/^\[(\w+)\]: (.+)$/gm)].map(([, key, link]) => [key, link]),
  );
  const inFull = (cell: string) =>
    cell.trim().replaceAll(/\]\[(\w+)\]/g, (_, key) => `](${links.get(key)})`);
  return text
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map(inFull))
    .filter((cells) => name.test(cells[1] ?? ''))
    .map((cells) => ({ name: cells[1] ?? '', cells }));
}

/**
 * Finds [name](../file "“title”; “title”"); `rowsOf` has resolved [name][key] by the definitions below the table.
 */
function proofsOf(cell: string): Proof[] {
  const links = [...cell.matchAll(/\]\(\.\.\/(\S+) (["'])((?:(?!\2)[^\\]|\\.)+)\2\)/g)];
  return links.map(([, file = '', , titles = '']) => proofOf(file, titles));
}

function proofOf(file: string, text: string): Proof {
  const titles = [...text.matchAll(/“([^”]+)”/g)].map(([, title = '']) =>
    title.replaceAll(/\\(["|])/g, '$1'),
  );
  return { file, titles };
}

/** Checks for every row of a table that the named files have tests with the named titles. */
export function holdsProofs(rows: readonly Row[], column: number): void {
  describe.each(rows)('$name', ({ cells }) => {
    const proofs = proofsOf(cells[column] ?? '');
    test('has a proof', () => expect(proofs).not.toEqual([]));
    test.each(proofs)('is proved in $file', ({ file, titles }) => {
      const path = join(ROOT, file);
      expect(existsSync(path)).toBe(true);
      const text = readFileSync(path, 'utf8');
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.filter((title) => !text.includes(title))).toEqual([]);
    });
  });
}
