import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { stylesheet } from '../../../server/pages/stylesheet';
import { newerInScript } from '../../support/browsers/newer-scripts';
import { newerInStyles } from '../../support/browsers/newer-styles';

const APP = resolve(import.meta.dirname, '../../../dist/app');

/** Lists names that only look newer, and features that another file checks. */
const ALLOWED: readonly { file: RegExp; use: string; because: string }[] = [
  { file: /\/device-/, use: '.databases()', because: 'Dexie asks before it' },
  { file: /\/phone-/, use: '.isValid()', because: 'a method of libphonenumber' },
  {
    file: /\/(framework|staff-shared)-/,
    use: '.startViewTransition()',
    because: 'React and the router ask before it',
  },
  { file: /./, use: 'Window.print', because: 'its buttons stand only where canPrint()' },
];

function newerIn(ending: string, check: (text: string) => string[]): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(ending))
    .flatMap((file) =>
      check(readFileSync(resolve(APP, file), 'utf8'))
        .filter((use) => !ALLOWED.some((one) => one.file.test(file) && one.use === use))
        .map((use) => `${file}: ${use}`),
    );
}

test('shipped scripts use no syntax and, unasked, no interface that the oldest browsers lack', () => {
  expect(newerIn('.js', newerInScript)).toEqual([]);
});

test('shipped styles use nothing that the oldest browsers lack without a fallback', () => {
  expect(newerIn('.css', newerInStyles)).toEqual([]);
  expect(newerInStyles(stylesheet())).toEqual([]);
});

test('the check finds newer features, and accepts those behind a feature test', () => {
  const newer = [
    'class A { static { f(); } }',
    '/(?<=a)b/.test(c)',
    'fetch(a, { signal: AbortSignal.timeout(5) })',
    'list.toSorted()',
    'list.findLast(f)',
    'Object.groupBy(list, f)',
    'new DecompressionStream("deflate-raw")',
    'new CSSStyleSheet()',
    'navigator.wakeLock.request()',
    'requestIdleCallback(f)',
  ];
  expect(newer.filter((code) => newerInScript(code).length === 0)).toEqual([]);
  expect(() => newerInScript('/[a--b]/v')).toThrow(SyntaxError);
  expect(newerInScript('"wakeLock" in navigator && navigator.wakeLock.request()')).toEqual([]);
  expect(newerInScript('const f = () => "wakeLock" in navigator; navigator.wakeLock.g()')).toEqual([
    'Navigator.wakeLock',
  ]);

  const mix = 'color-mix(in srgb, red, blue)';
  expect(newerInStyles(`a { color: ${mix} } b:has(i) { top: 0 } p { height: 1dvh }`)).toEqual([
    'color-mix',
    ':has',
    'dvh',
  ]);
  expect(newerInStyles(`a { color: red; color: ${mix} }`)).toEqual([]);
});
