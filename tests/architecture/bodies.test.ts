import { expect, test } from 'vitest';
import type { SourceFile } from './source-files';
import { sourceFiles } from './source-files';

/** Only this file reads bodies of requests, and limits their size. */
const READER = 'server/http/request-facts.ts';
/** Every path of the simulator has one limit. */
const SIMULATOR = 'bank-simulator/';
const UNBOUNDED =
  /\.(parseBody|formData)\(|\breq(uest)?(\.raw)?\.(text|json|arrayBuffer|blob|bytes|clone)\(|\.raw\.body\b|\bof incoming\b|\bincoming\.(on|pipe|read)\b|hono\/validator/g;

const files = sourceFiles(['server', 'bank-simulator'], /\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
);

function unboundedReaders({ path, text }: SourceFile): string[] {
  if (path === READER || path.startsWith(SIMULATOR)) return [];
  return [...text.matchAll(UNBOUNDED)].map(([found]) => `${path}: ${found}`);
}

test('every body of a request is read with a limit', () => {
  expect(files.flatMap(unboundedReaders)).toEqual([]);
  const simulator = files.find(({ path }) => path === `${SIMULATOR}bank-simulator.ts`);
  expect(simulator?.text).toContain('app.use(bodyLimit(');
});

test('a planted reader without a limit is found', () => {
  const planted = [
    'c.req.parseBody()',
    'c.req.text()',
    'await req.json()',
    'c.req.raw.arrayBuffer()',
  ];
  const others = ['request.blob()', 'c.req.formData()', 'c.req.raw.body', 'incoming.on('];
  for (const text of [...planted, ...others]) {
    expect(unboundedReaders({ path: 'server/routes/x.routes.ts', text })).toHaveLength(1);
  }
  for (const text of ['c.json(await read(deps))', 'await response.text()', 'c.body(text)']) {
    expect(unboundedReaders({ path: 'server/routes/x.routes.ts', text })).toEqual([]);
  }
});
