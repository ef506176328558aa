import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { palette } from './palette';

const SCRIPT = readFileSync(new URL('../../../public/theme.js', import.meta.url), 'utf8');

type Listener = (event: Record<string, unknown>) => void;

/** Returns a page on which the script runs, with its storage, its look and its content without the app. */
function openPage(localStorage: Record<string, string>, lost = '', more: object = {}) {
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
    navigator: {},
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
    ...more,
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

test.each([
  ['at once on a slow network', { connection: { effectiveType: '3g' } }, 1],
  ['at once where the browser does not tell how fast the network is', {}, 1],
  ['after the first paint on a fast network', { connection: { effectiveType: '4g' } }, 0],
])('the files of the app are fetched %s', (_, navigator, isFetched) => {
  const links: unknown[] = [];
  const document = {
    ...(openPage({}).page.document as object),
    head: { appendChild: (link: unknown) => links.push(link) },
    querySelectorAll: () => [{ src: '/assets/home.js' }],
  };
  openPage({}, '', { document, navigator });
  expect(links).toHaveLength(isFetched);
});

test('a lazy picture is fetched when it is near, also one that the app shows later', () => {
  const watched: unknown[] = [];
  const picture = { dataset: {} as Record<string, string>, parentNode: {} };
  const frame = { querySelectorAll: () => [picture] };
  picture.parentNode = frame;
  const link: { onload?: () => void } = {};
  const document = {
    ...(openPage({}).page.document as object),
    createElement: () => link,
    querySelectorAll: (what: string) => (/lazy|after-paint/.test(what) ? [picture] : []),
  };
  let near = (_: object[]): void => {};
  let found = (): void => {};
  class IntersectionObserver {
    constructor(work: typeof near) {
      near = work;
    }
    observe = (place: unknown) => watched.push(place);
    unobserve() {}
  }
  class MutationObserver {
    constructor(work: typeof found) {
      found = work;
    }
    observe() {}
  }
  openPage({}, '', { document, IntersectionObserver, MutationObserver });
  expect(watched).toEqual([]);
  link.onload?.();
  expect(watched).toEqual([frame]);
  near([{ target: frame, isIntersecting: false }]);
  expect(picture.dataset).toEqual({});
  near([{ target: frame, isIntersecting: true }]);
  expect(picture.dataset).toEqual({ near: '' });
  found();
  expect(watched).toEqual([frame, frame]);
});
