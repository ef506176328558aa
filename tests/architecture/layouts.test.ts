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

/** Flow cannot say these yet; a number may only fall. */
const CEILINGS: Readonly<Record<string, number>> = {
  'src/admin/financials': 1,
  'src/admin/inventory': 2,
  'src/admin/kiosks': 1,
  'src/admin/marketing': 1,
  'src/admin/messages': 2,
  'src/admin/orders': 2,
  'src/admin/shared': 1,
  'src/admin/shift': 1,
  'src/admin/tables': 3,
};

function layoutsOf(text: string): string[] {
  const styles = text.matchAll(/const (\w+) = style\(\{([^{}]*)\}\);/g);
  return [...styles].flatMap(([, name = '', body = '']) => {
    const properties = [...body.matchAll(/(\w+):/g)].map(([, property = '']) => property);
    const isLayout =
      properties.includes('display') && properties.every((property) => LAYOUT.has(property));
    return isLayout ? [name] : [];
  });
}

test('the office lays out by Stack and Row, not by styles of its own', () => {
  const counts = new Map<string, number>();
  for (const { path, text } of sourceFiles(['src/admin'], /\.css\.ts$/)) {
    const folder = path.split('/').slice(0, 3).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + layoutsOf(text).length);
  }
  const over = [...counts].filter(([folder, count]) => count > (CEILINGS[folder] ?? 0));
  expect(over).toEqual([]);
});

test('a style that only lays out is found', () => {
  expect(layoutsOf("export const row = style({ display: 'flex', gap: space[8] });")).toEqual([
    'row',
  ]);
  expect(layoutsOf("export const row = style({ display: 'flex', padding: 0 });")).toEqual([]);
});
