import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './source-files';

const FAULTS = 77;

type Proof = { file: string; titles: string[] };

const rows = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ +\|/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

function proofsOf(cell: string): Proof[] {
  return cell.split('<br>').map((proof) => ({
    file: /`([^`]+)`/.exec(proof)?.[1] ?? '',
    titles: [...proof.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title.replaceAll('\\|', '|')),
  }));
}

test('every fault of the list has its row, in order', () => {
  const numbers = Array.from({ length: FAULTS }, (_, index) => String(index + 1));
  expect(rows.map(([, number]) => number)).toEqual(numbers);
});

describe.each(rows)('%s fault %s', (_, _number, _fault, _must, proof = '') => {
  test.each(proofsOf(proof))('is proved in $file', ({ file, titles }) => {
    const path = join(ROOT, file);
    expect(existsSync(path)).toBe(true);
    const text = readFileSync(path, 'utf8');
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !text.includes(title))).toEqual([]);
  });
});
