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
 * Finds [name](../file "“title”; “title”"), [another](../file "“title”"), or [name][key] with the rest below the
 * table or, where a table has few proofs, `file`: “title”; “title”<br>`another file`: “title”
 */
function proofsOf(cell: string): Proof[] {
  const links = [...cell.matchAll(/\]\(\.\.\/(\S+) (["'])((?:(?!\2)[^\\]|\\.)+)\2\)/g)];
  if (links.length > 0) return links.map(([, file = '', , titles = '']) => proofOf(file, titles));
  return cell.split('<br>').map((proof) => proofOf(/`([^`]+)`/.exec(proof)?.[1] ?? '', proof));
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
    test.each(proofsOf(cells[column] ?? ''))('is proved in $file', ({ file, titles }) => {
      const path = join(ROOT, file);
      expect(existsSync(path)).toBe(true);
      const text = readFileSync(path, 'utf8');
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.filter((title) => !text.includes(title))).toEqual([]);
    });
  });
}
