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

/** Returns what stands before each brace that is open at a place. */
function openBlocks(text: string, end: number): string[] {
  const blocks: string[] = [];
  for (const { 0: brace, index } of text.slice(0, end).matchAll(/[{}]/g)) {
    if (brace === '}') blocks.pop();
    else blocks.push(text.slice(text.lastIndexOf('\n', index) + 1, index));
  }
  return blocks;
}

test('only a mouse gets a look from :hover, because a touch would leave it behind', () => {
  const styles = sourceFiles(['src'], /\.css\.ts$/);
  const sticky = styles.filter(({ text }) =>
    [...text.matchAll(/:hover/g)].some(
      ({ index }) => !openBlocks(text, index).some((block) => block.includes('media.hover')),
    ),
  );
  expect(sticky.map(({ path }) => path)).toEqual([]);
});
