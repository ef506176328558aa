import { describe, expect, test } from 'vitest';
import { GUEST_MUTATIONS } from '../../src/domain/registry/guest-mutations';
import { MUTATIONS } from '../../src/domain/registry/mutations';
import type { SourceFile } from './source-files';
import { sourceFiles } from './source-files';

const domain = sourceFiles(['src/domain'], /\.ts$/);
const commands = sourceFiles(['src/data/commands'], /\.ts$/);
const useCases = sourceFiles(['server/usecases'], /\.ts$/);
const routeFiles = sourceFiles(['server/routes'], /\.ts$/);

/** Returns how many of the files match. */
function count(files: SourceFile[], pattern: RegExp): number {
  return files.filter(({ text }) => pattern.test(text)).length;
}

const names = domain.flatMap(({ text }) =>
  [...text.matchAll(/export const (\w+)Mutation\b/g)].flatMap(([, name]) => name ?? []),
);

test('every mutation of the domain is registered, under a name of its own', () => {
  expect(new Set(names).size).toBe(MUTATIONS.length);
  expect(names.length).toBe(MUTATIONS.length);
});

describe.each(names)('%s', (name) => {
  const declared = new RegExp(`export ((async )?function|const) ${name}\\b`);

  test('has a command on the device', () => {
    expect(count(commands, declared)).toBe(1);
  });

  test('has a use case on the server', () => {
    expect(count(useCases, declared)).toBe(1);
  });

  test('has a route that reads its method, path and schema from the domain', () => {
    expect(count(routeFiles, new RegExp(`\\b${name}Mutation\\b`))).toBeGreaterThan(0);
  });
});

test('the guests’ app knows every mutation of guests, and no other', () => {
  expect(GUEST_MUTATIONS).toEqual(MUTATIONS.filter(({ need }) => need === 'guest'));
});

test('no route names the schema of a queued mutation beside the mutation', () => {
  const schemas = new RegExp(`\\b(${names.join('|')})Input\\b`);
  expect(routeFiles.filter(({ text }) => schemas.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no route names a method and a path beside its operation', () => {
  const api = /['"`]\/api\/(?!\*|docs)|\bmethod: '/;
  const routes = routeFiles.filter(({ path }) => !path.endsWith('api-docs.routes.ts'));
  const strays = routes.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (api.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(strays).toEqual([]);
});

test('a row of the audit log is built in one place', () => {
  const built = useCases.filter(({ text }) => /\bactor:[^}]*\baction\b/.test(text));
  expect(built.map(({ path }) => path)).toEqual(['server/usecases/shared/staff-change.ts']);
});
