import { describe, expect, test } from 'vitest';
import { MUTATIONS } from '../../src/domain/registry/mutations';
import { type SourceFile, sourceFiles } from './source-files';

const domain = sourceFiles(['src/domain'], /\.ts$/);
const commands = sourceFiles(['src/data/commands'], /\.ts$/);
const useCases = sourceFiles(['server/usecases'], /\.ts$/);
const routeFiles = sourceFiles(['server/routes'], /\.ts$/);

function textOf(files: SourceFile[], name: string): string | undefined {
  return files.find(({ path }) => path.endsWith(`/${name}.ts`))?.text;
}

function camelCase(verb: string): string {
  return verb.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

describe.each([...MUTATIONS])('$verb', ({ verb, routes }) => {
  const name = camelCase(verb);

  test('has a file of its own in the domain', () => {
    expect(textOf(domain, verb)).toMatch(new RegExp(`export const ${name}Mutation\\b`));
  });

  test('has a command on the device', () => {
    expect(textOf(commands, verb)).toMatch(new RegExp(`export (async )?function ${name}\\b`));
  });

  test('has a use case on the server', () => {
    expect(textOf(useCases, verb)).toMatch(new RegExp(`export (async )?function ${name}\\b`));
  });

  test('has a route that reads its method, path and schema from the domain', () => {
    expect(textOf(routeFiles, `${routes}.routes`)).toContain(`${name}Mutation`);
  });
});

test('no route names the schema of a queued mutation beside the mutation', () => {
  const schemas = new RegExp(
    `\\b(${MUTATIONS.map(({ verb }) => camelCase(verb)).join('|')})Input\\b`,
  );
  expect(routeFiles.filter(({ text }) => schemas.test(text)).map(({ path }) => path)).toEqual([]);
});
