import { resolve } from 'node:path';
import type { PluginOption } from 'vite';

const LOADER = resolve(import.meta.dirname, '../src/app/load-part.ts');

/** Scripts that each page loads before any part. */
const IN_PAGE = /\/(framework|home|rolldown-runtime)-/;

/** Makes each `import()` of the app call `loadPart` with the list of the part's files. */
export function loadParts(): PluginOption {
  return {
    name: 'load-part',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (part, files, { hostType }) =>
            hostType === 'js'
              ? [...new Set([part, ...files])].filter((file) => !IN_PAGE.test(file))
              : files,
        },
      },
    }),
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({
        code: `export { loadPart as __vitePreload } from ${JSON.stringify(LOADER)};`,
        map: null,
      }),
    },
  };
}
