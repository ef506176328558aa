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

  test('has the schema of its body beside it in the domain', () => {
    const text = textOf(domain, verb);
    expect(text).toMatch(new RegExp(`export const ${name}Mutation\\b`));
    expect(text).toMatch(new RegExp(`export const ${name}Input\\b`));
  });

  test('has a command on the device', () => {
    expect(textOf(commands, verb)).toMatch(new RegExp(`export (async )?function ${name}\\b`));
  });

  test('has a use case on the server', () => {
    expect(textOf(useCases, verb)).toMatch(new RegExp(`export (async )?function ${name}\\b`));
  });

  test('has a route that reads its method and path from the domain', () => {
    expect(textOf(routeFiles, `${routes}.routes`)).toContain(`${name}Mutation`);
  });
});
