import { expect, test } from 'vitest';
import { kds, palette, role, scan, tier } from '../../src/ui/theme/palette';
import { contrastRatio } from '../support/browsers/contrast-ratio';
import { sourceFiles } from './source-files';

type Theme = keyof typeof palette;
/** Matches a token as styles name it: `color.ink`. */
type Pair = { text: string; ground: string; path: string };

const THEMES = Object.keys(palette) as Theme[];
/** Every screen may put words on these. */
const PLAIN_GROUNDS = ['color.bg', 'color.surface', 'color.raised'];
/** WCAG 1.4.3 exempts disabled controls; icons in `control` need 3:1, see contrast.test.ts. */
const NO_WORDS = ['color.disabledInk', 'color.control'];

const files = sourceFiles(['src'], /\.css\.ts$/).map(({ path, text }) => ({
  path,
  rules: rulesOf(text),
}));

/** Lists styles that name both text colour and background. */
const ownPairs = files.flatMap(({ path, rules }) =>
  rules.flatMap(({ text, ground }) => (text && ground ? [{ text, ground, path }] : [])),
);

/**
 * Lists text colours without a background of their own: they stand on a plain one, or on a soft one of the same
 * file.
 */
const inheritedPairs = files.flatMap(({ path, rules }) => {
  const words = rules.filter(({ text, ground }) => text?.startsWith('color.') && !ground);
  const soft = rules.flatMap(({ text, ground }) =>
    !text && ground && /Soft$|\.sunken$/.test(ground) ? [ground] : [],
  );
  return words.flatMap(({ text = '' }) =>
    [...PLAIN_GROUNDS, ...soft].map((ground) => ({ text, ground, path })),
  );
});

test('the styles name the pairs that are looked at', () => {
  expect(new Set(ownPairs.map(nameOf)).size).toBeGreaterThan(25);
  expect(new Set(inheritedPairs.map(nameOf)).size).toBeGreaterThan(40);
});

test.each(THEMES)('in the %s theme words can be read on the ground of their own style', (theme) => {
  expect(unreadable(theme, ownPairs)).toEqual([]);
});

test.each(THEMES)('in the %s theme words can be read on every ground of their file', (theme) => {
  const words = inheritedPairs.filter(({ text }) => !NO_WORDS.includes(text));
  expect(unreadable(theme, words)).toEqual([]);
});

function unreadable(theme: Theme, pairs: readonly Pair[]): string[] {
  const colors = { color: palette[theme], kds, role, scan, tier };
  const valueFor = (token: string) => {
    const [group = '', name = ''] = token.split('.');
    const values: Record<string, string> | undefined = Object.entries(colors).find(
      ([key]) => key === group,
    )?.[1];
    return values?.[name] ?? '';
  };
  return pairs
    .filter(({ text, ground }) => !(contrastRatio(valueFor(text), valueFor(ground)) >= 4.5))
    .map((pair) => `${pair.path}: ${nameOf(pair)}`);
}

function nameOf({ text, ground }: Pair): string {
  return `${text} on ${ground}`;
}

/** Returns the text and background tokens of each object literal of a style file. */
function rulesOf(source: string): { text?: string; ground?: string }[] {
  const rules: { text?: string; ground?: string }[] = [];
  const open: { text?: string; ground?: string }[] = [{}];
  const token = /[{}]|\b(color|background|backgroundColor): ((?:color|kds|role|tier|scan)\.\w+)/g;
  for (const [found, property, name] of source.matchAll(token)) {
    if (found === '{') open.push({});
    else if (found === '}') rules.push(open.pop() ?? {});
    else Object.assign(open.at(-1) ?? {}, { [property === 'color' ? 'text' : 'ground']: name });
  }
  return rules;
}
