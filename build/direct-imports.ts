import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGES = resolve(import.meta.dirname, '../node_modules');

/** A package whose list of exports imports all its files. */
type Listed = {
  name: string;
  /** The module that lists the exports. */
  list: string;
  /** Each match has a line's exported names and its file. */
  line: RegExp;
  importOf(local: string, file: string): string;
};

const LISTED: readonly Listed[] = [
  {
    name: 'lucide-react',
    list: 'lucide-react/dist/esm/lucide-react.mjs',
    line: /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
    importOf: (local, file) => `import ${local} from 'lucide-react/icons/${file}';`,
  },
  {
    name: 'radix-ui',
    list: 'radix-ui/dist/index.mjs',
    line: /import \* as (\w+) from "(@radix-ui\/[\w-]+)"/g,
    importOf: (local, file) => `import * as ${local} from '${file}';`,
  },
];

/**
 * Imports what a module uses of a package from its own file. Through the list, every part with one icon would seem to
 * use all icons of the app, so a guest's order would load the staff's.
 */
export function directImports(): Plugin {
  const packages = LISTED.map((one) => ({
    ...one,
    files: filesByName(readFileSync(resolve(PACKAGES, one.list), 'utf8'), one.line),
    statement: new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${one.name}["'];?`, 'g'),
  }));
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: /from\s*["'](lucide-react|radix-ui)["']/ },
      handler(code) {
        return packages.reduce((before, { name, files, statement, importOf }) => {
          return before.replace(statement, (_, names: string) =>
            namesOf(names)
              .map(([exported, local]) => {
                const file = files.get(exported);
                if (!file) throw new Error(`${name} exports no ${exported}.`);
                return importOf(local, file);
              })
              .join(''),
          );
        }, code);
      },
    },
  };
}

/** Returns the names of an import or export list: in the package and in the module. */
function namesOf(list: string): [string, string][] {
  return Array.from(list.matchAll(/(\w+)(?: as (\w+))?/g), ([, name = '', local = name]) => [
    name,
    local,
  ]);
}

function filesByName(source: string, line: RegExp): Map<string, string> {
  return new Map(
    [...source.matchAll(line)].flatMap(([, names = '', file = '']) =>
      namesOf(names).map(([, name]): [string, string] => [name, file]),
    ),
  );
}
