import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

export type SourceFile = { path: string; text: string };

/** Returns every source file under the given top folders whose name matches, with its path from the root. */
export function sourceFiles(folders: readonly string[], name: RegExp): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && name.test(entry.name))
      .filter(({ parentPath }) => !relative(ROOT, parentPath).includes('node_modules'))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return {
          path: relative(ROOT, file).replaceAll('\\', '/'),
          text: readFileSync(file, 'utf8'),
        };
      }),
  );
}

export type Import = { from: string; to: string; isDynamic: boolean; isType: boolean };

const STATIC_IMPORT = /(?:^|\n)\s*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/g;
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** Returns a file's imports: project paths from the root, and package names. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const found = (pattern: RegExp, isDynamic: boolean) =>
    [...text.matchAll(pattern)].map(([statement, target = '']) => ({
      from: path,
      to: resolveImport(path, target),
      isDynamic,
      isType: /^\s*(import|export) type\b/.test(statement),
    }));
  return [...found(STATIC_IMPORT, false), ...found(DYNAMIC_IMPORT, true)];
}

function resolveImport(from: string, target: string): string {
  if (target.startsWith('#domain/')) return `src/domain/${target.slice('#domain/'.length)}`;
  if (target.startsWith('.')) return posix.join(posix.dirname(from), target);
  return target;
}
