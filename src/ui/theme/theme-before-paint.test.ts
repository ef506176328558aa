import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { palette } from './palette';

const SCRIPT = readFileSync(new URL('../../../public/theme.js', import.meta.url), 'utf8');

type Listener = (event: Record<string, unknown>) => void;

/** Returns a page on which the script runs, with its storage, its look and its content without the app. */
function openPage(localStorage: Record<string, string>, lost = '') {
  const metas = ['light', 'dark'].map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    content: '',
  }));
  const dataset: Record<string, string> = {};
  const listeners = new Map<string, Listener>();
  const addEventListener = (name: string, listener: Listener) => listeners.set(name, listener);
  const body = { innerHTML: 'the app' };
  const plain = { textContent: 'the plain page' };
  const page: Record<string, unknown> = {
    HTMLDialogElement: class {},
    localStorage,
    document: {
      documentElement: { dataset },
      querySelectorAll: () => metas,
      body,
      querySelector: () => plain,
      createElement: () => ({}),
      head: { appendChild() {} },
      addEventListener,
    },
    addEventListener,
    requestAnimationFrame: () => {},
    setTimeout: () => {},
  };
  runInNewContext(`window = globalThis; ${lost}; ${SCRIPT}`, page);
  return { dataset, listeners, page, body, grounds: () => metas.map(({ content }) => content) };
}

test.each([
  ['light', palette.light.bg],
  ['dark', palette.dark.bg],
  ['sun', palette.sun.bg],
])("the %s theme applies before the first paint, to the browser's bar too", (theme, bg) => {
  const page = openPage({ theme });
  expect(page.dataset.theme).toBe(theme);
  expect(page.grounds()).toEqual([bg, bg]);
});

test('without a choice the device decides', () => {
  const page = openPage({});
  expect(page.dataset.theme).toBe('auto');
  expect(page.grounds()).toEqual([palette.light.bg, palette.dark.bg]);
});

test('a chosen theme applies at once, also from another tab', () => {
  const stored: Record<string, string> = {};
  const page = openPage(stored);
  page.listeners.get('theme')?.({ detail: 'dark' });
  expect(page.dataset.theme).toBe('dark');
  stored.theme = 'sun';
  page.listeners.get('storage')?.({});
  expect(page.dataset.theme).toBe('sun');
});

test('the script is ES5: browsers too old for the app run it', () => {
  expect(() => parse(SCRIPT, { ecmaVersion: 5 })).not.toThrow();
});

function open(page: ReturnType<typeof openPage>): void {
  page.listeners.get('readystatechange')?.({ type: 'readystatechange' });
}

test('a browser that has what the app needs shows the app', () => {
  const page = openPage({});
  open(page);
  expect(page.body.innerHTML).toBe('the app');
});

test.each(['delete Object.hasOwn', 'delete window.HTMLDialogElement'])(
  'a browser too old for the app shows the plain page: %s',
  (lost) => {
    const page = openPage({}, lost);
    open(page);
    expect(page.body.innerHTML).toBe('the plain page');
  },
);

test('the plain page replaces an app that cannot be parsed; a working app stays', () => {
  const error = { type: 'error', message: "SyntaxError: Unexpected token '{'", target: {} };
  const page = openPage({});
  page.listeners.get('error')?.({
    type: 'error',
    message: 'TypeError: x is undefined',
    target: {},
  });
  expect(page.body.innerHTML).toBe('the app');
  page.listeners.get('error')?.(error);
  expect(page.body.innerHTML).toBe('the plain page');
  const drawn = openPage({});
  drawn.page.earlyTaps = undefined;
  drawn.listeners.get('error')?.(error);
  expect(drawn.body.innerHTML).toBe('the app');
});

test('a lost picture is hidden until another one loads in its place', () => {
  const picture = { tagName: 'IMG', style: { visibility: '' } };
  const page = openPage({});
  page.listeners.get('error')?.({ type: 'error', target: picture });
  expect(picture.style.visibility).toBe('hidden');
  page.listeners.get('load')?.({ type: 'load', target: picture });
  expect(picture.style.visibility).toBe('');
  expect(page.body.innerHTML).toBe('the app');
});
