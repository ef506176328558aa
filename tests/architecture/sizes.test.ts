import { describe, expect, test } from 'vitest';
import type { SourceFile } from './source-files';
import { sourceFiles } from './source-files';

const LIMITS: readonly { what: string; name: RegExp; lines: number }[] = [
  { what: 'stylesheet', name: /\.css\.ts$/, lines: 150 },
  { what: 'source or test file', name: /\.(tsx?|mjs)$/, lines: 400 },
];
const MAX_FUNCTION_LINES = 100;

const files = sourceFiles(['src', 'server', 'bank-simulator', 'tests'], /\.(tsx?|mjs)$/);

function limitOf(path: string): number {
  return LIMITS.find(({ name }) => name.test(path))?.lines ?? Number.POSITIVE_INFINITY;
}

/** Returns the lines from a `function` at the margin to its closing brace at the margin. */
function longFunctions({ path, text }: SourceFile): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, start) => {
    const name = /^(?:export )?(?:async )?function\*? (\w+)/.exec(line)?.[1];
    if (!name) return [];
    const length = lines.slice(start).findIndex((later) => later.startsWith('}')) + 1;
    return length > MAX_FUNCTION_LINES ? [`${path}: ${name} has ${length} lines`] : [];
  });
}

describe('sizes', () => {
  test('no file is longer than its kind may be', () => {
    const tooLong = files
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ path, lines }) => lines > limitOf(path));
    expect(tooLong).toEqual([]);
  });

  test('no function is longer than 100 lines', () => {
    const isTest = /\.(test|spec)\.tsx?$/;
    expect(files.filter(({ path }) => !isTest.test(path)).flatMap(longFunctions)).toEqual([]);
  });

  test('no folder lies deeper than three below src or server', () => {
    expect(files.filter(({ path }) => path.split('/').length > 5).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test('no file is an index or a collection of helpers', () => {
    const banned = /(^|\/)(index|utils|helpers|common|types|manager|service)\.tsx?$/;
    expect(files.filter(({ path }) => banned.test(path)).map(({ path }) => path)).toEqual([]);
  });
});
