import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MUTATIONS } from '../../src/domain/mutations';
import { ROOT, sourceFiles } from './source-files';

const useCases = sourceFiles(['server/usecases'], /\.ts$/);

function camelCase(verb: string): string {
  return verb.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

describe.each([...MUTATIONS])('$verb', ({ verb, routes }) => {
  const name = camelCase(verb);

  test('has a command on the device', () => {
    const file = join(ROOT, 'src/data/commands', `${verb}.ts`);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export (async )?function ${name}\\b`));
  });

  test('has a use case on the server', () => {
    const file = useCases.find(({ path }) => path.endsWith(`/${verb}.ts`));
    expect(file?.text).toMatch(new RegExp(`export (async )?function ${name}\\b`));
  });

  test('has a route that reads its method and path from the domain', () => {
    const text = readFileSync(join(ROOT, 'server/routes', `${routes}.routes.ts`), 'utf8');
    expect(text).toContain(`${name}Mutation`);
  });
});
