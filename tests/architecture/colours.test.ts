import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';

const RAW_COLOUR = /#[0-9a-fA-F]{3,8}\b(?!\/)|\b(?:rgb|hsl|oklch|oklab)a?\(/;
const RAW_Z_INDEX = /zIndex:\s*-?\d/;

const screens = sourceFiles(['src', 'server/pages'], /\.tsx?$/).filter(
  ({ path }) =>
    !/^src\/(art|domain|data|sw)\//.test(path) &&
    !path.startsWith('src/ui/theme/') &&
    !/\.test\./.test(path),
);

function offenders(pattern: RegExp): string[] {
  return screens.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line.replace(/\/\/.*$/, '')))
      .map(({ place }) => place),
  );
}

test('colours are named by the theme, never written by hand', () => {
  expect(offenders(RAW_COLOUR)).toEqual([]);
});

test('layers are named by the theme, never numbered by hand', () => {
  expect(offenders(RAW_Z_INDEX)).toEqual([]);
});
