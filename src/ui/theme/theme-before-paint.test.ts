import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { palette } from './palette';

const SCRIPT = readFileSync(new URL('../../../public/theme.js', import.meta.url), 'utf8');

/** A page on which the script runs: what it stores, what it then looks like. */
function openPage(localStorage: Record<string, string>) {
  const metas = ['light', 'dark'].map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    content: '',
  }));
  const dataset: Record<string, string> = {};
  const listeners = new Map<string, (event: { detail?: string }) => void>();
  runInNewContext(SCRIPT, {
    localStorage,
    document: { documentElement: { dataset }, querySelectorAll: () => metas },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  return { dataset, listeners, grounds: () => metas.map(({ content }) => content) };
}

test.each([
  ['light', palette.light.bg],
  ['dark', palette.dark.bg],
  ['sun', palette.sun.bg],
])('the %s look is worn before the first picture, the browser’s own bar with it', (theme, bg) => {
  const page = openPage({ theme });
  expect(page.dataset.theme).toBe(theme);
  expect(page.grounds()).toEqual([bg, bg]);
});

test('without a choice the device decides', () => {
  const page = openPage({});
  expect(page.dataset.theme).toBe('auto');
  expect(page.grounds()).toEqual([palette.light.bg, palette.dark.bg]);
});

test('a choice is worn at once, also one made in another tab', () => {
  const stored: Record<string, string> = {};
  const page = openPage(stored);
  page.listeners.get('theme')?.({ detail: 'dark' });
  expect(page.dataset.theme).toBe('dark');
  stored.theme = 'sun';
  page.listeners.get('storage')?.({});
  expect(page.dataset.theme).toBe('sun');
});
