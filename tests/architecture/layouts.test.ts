import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';

const LAYOUT = new Set([
  'display',
  'flexDirection',
  'flexWrap',
  'alignItems',
  'justifyContent',
  'gap',
  'listStyle',
  'minWidth',
]);

/** A printed slip has its gaps in millimetres, which Row does not know. */
const ON_PAPER = ['src/admin/orders/print/Paper.css.ts: row'];

function layoutsOf(text: string): string[] {
  const styles = text.matchAll(/const (\w+) = style\(\{([^{}]*)\}\);/g);
  return [...styles].flatMap(([, name = '', body = '']) => {
    const properties = [...body.matchAll(/(\w+):/g)].map(([, property = '']) => property);
    const isLayout =
      /display: '(inline-)?(flex|grid)'/.test(body) &&
      properties.every((property) => LAYOUT.has(property));
    return isLayout ? [name] : [];
  });
}

test('screens lay out by Stack and Row, not by styles of their own', () => {
  const found = sourceFiles(['src/admin', 'src/guest'], /\.css\.ts$/).flatMap(({ path, text }) =>
    layoutsOf(text).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual(ON_PAPER);
});

test('a style that only lays out is found', () => {
  expect(layoutsOf("export const row = style({ display: 'flex', gap: space[8] });")).toEqual([
    'row',
  ]);
  expect(layoutsOf("export const row = style({ display: 'flex', padding: 0 });")).toEqual([]);
});
