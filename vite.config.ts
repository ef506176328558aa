import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import type { RolldownBabelPreset } from '@rolldown/plugin-babel';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'postcss';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type {
  TestProjectConfiguration,
  TestProjectInlineConfiguration,
  ViteUserConfig,
} from 'vitest/config';
import { defineConfig } from 'vitest/config';

import { chunkFamilies } from './build/chunk-families';
import { directImports } from './build/direct-imports';
import { fastFiles } from './build/fast-files';
import { inlineFirstView } from './build/inline-first-view';
import { licences } from './build/licences';
import { loadParts } from './build/load-part';
import { LongTestsFirst } from './build/long-tests-first';
import { OFFLINE_FILES } from './build/offline-files';
import { shortNames } from './build/short-names';
import { workerScript } from './build/worker-script';

const root = resolve(import.meta.dirname, 'src');

/** Runs Babel only on files that import Lingui's macros. */
const MACROS: RolldownBabelPreset = {
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
};

/** The oldest supported browsers; tests/support/browsers/oldest-browsers.ts checks the built files. */
const OLDEST_BROWSERS = ['chrome100', 'firefox100', 'safari15.4'];

/** Package parts replaced by smaller ones of ours. */
const REPLACED = [
  { find: 'react-style-singleton', replacement: resolve(root, 'ui/overlays/style-singleton.ts') },
  { find: /^dexie$/, replacement: resolve(root, '../node_modules/dexie/dist/modern/dexie.mjs') },
  { find: '../createLucideIcon.mjs', replacement: resolve(root, 'ui/create-icon.ts') },
];

const SHORT_NAMES = shortNames(root);

/** Plugins for screens: in the app, in tests and for server rendering. */
function screenPlugins(identifiers?: typeof SHORT_NAMES): PluginOption[] {
  return [
    babel({ presets: [MACROS] }),
    react(),
    directImports(),
    lingui(),
    vanillaExtractPlugin({ identifiers }),
  ];
}

/** The server rendering of the guest page. The same root and identifiers as the app give the same class names. */
function drawingBuild(): ViteUserConfig {
  return {
    root,
    publicDir: false,
    plugins: screenPlugins(SHORT_NAMES),
    resolve: { alias: REPLACED },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir: resolve(import.meta.dirname, 'dist/drawing'),
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input: resolve(root, 'app/draw-guest-page.tsx') },
    },
  };
}

/** The plugin only adds the list of built files to our own service worker. */
function serviceWorker(): PluginOption[] {
  return [
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: OFFLINE_FILES,
    }),
  ];
}

/** Adds a `vh` fallback for browsers without `dvh` and `svh`. */
const olderViewportUnits: Plugin = {
  postcssPlugin: 'older-viewport-units',
  Once(root) {
    root.walkDecls((declaration) => {
      const value = declaration.value.replace(/(\d)[ds](v[hw])\b/g, '$1$2');
      if (value !== declaration.value) declaration.cloneBefore({ value });
    });
  },
};

function appBuild(identifiers?: typeof SHORT_NAMES): ViteUserConfig {
  const theme = resolve(import.meta.dirname, 'public/theme.js');
  return {
    root,
    publicDir: resolve(import.meta.dirname, 'public'),
    plugins: [
      ...screenPlugins(identifiers),
      chunkFamilies(),
      inlineFirstView({ path: theme, code: readFileSync(theme, 'utf8') }),
      loadParts(),
      licences(),
      workerScript('send-outbox', resolve(root, 'sw/send-outbox.ts'), OLDEST_BROWSERS),
      ...serviceWorker(),
    ],
    resolve: { alias: REPLACED },
    css: { postcss: { plugins: [olderViewportUnits] } },
    build: {
      outDir: resolve(import.meta.dirname, 'dist/app'),
      emptyOutDir: true,
      target: OLDEST_BROWSERS,
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['__name'] },
        input: {
          index: resolve(root, 'index.html'),
          admin: resolve(root, 'admin.html'),
          'kill-switch': resolve(root, 'sw/kill-switch.ts'),
        },
      },
    },
    server: {
      proxy: {
        // Paths of the server: API and server-rendered pages.
        '^/(api|booking/|book$|club$|about$|contact$|menu/|legal|pages\\.css)': {
          target: 'http://127.0.0.1:3001',
          changeOrigin: false,
        },
      },
    },
  };
}

function serverBuild(): ViteUserConfig {
  return {
    publicDir: false,
    // The build contains the server's packages: one large file loads faster than hundreds of small ones. libsql and
    // sharp are native code, and nodemailer is loaded with the first mail.
    ssr: { noExternal: true, external: ['libsql', 'sharp', 'nodemailer'] },
    build: {
      outDir: resolve(import.meta.dirname, 'dist/server'),
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input: ['server/main.ts', 'server/run-server.ts'] },
    },
  };
}

/** Generous for busy machines (ms). */
const PATIENCE_MS = 60_000;

function nodeProject(
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectConfiguration {
  return {
    plugins: screenPlugins(),
    test: {
      name,
      include,
      environment: 'node',
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
      expect: { poll: { timeout: PATIENCE_MS } },
      setupFiles: ['tests/support/quiet-log.ts'],
      ...more,
    },
  };
}

function testRun(): ViteUserConfig {
  const unit = [
    'src/**/*.test.{ts,tsx}',
    'server/**/*.test.ts',
    'tests/architecture/**/*.test.{ts,tsx}',
  ];
  const isolated = '**/*.isolated.test.{ts,tsx}';
  const env = fastFiles();
  const shared = { isolate: false, env, exclude: ['**/node_modules/**', isolated] };
  return {
    test: {
      // The default leaves a core idle on small machines.
      maxWorkers: '100%',
      sequence: { sequencer: LongTestsFirst },
      projects: [
        // Test files share modules, which keep no state.
        nodeProject('unit', unit, shared),
        // One project transforms each file once; most tests of both folders load the server and the device's data.
        nodeProject('api', ['tests/{api,offline}/**/*.test.ts'], shared),
        // These replace globals or modules.
        nodeProject('isolated', [`{src,server,tests}/${isolated}`], { env }),
        // The art workspace's dependencies are installed only by `npm run art`.
        nodeProject('art', ['art/*.test.ts']),
        ...['webkit', 'firefox'].map((engine) =>
          nodeProject(engine, ['tests/engines/**/*.test.ts'], {
            env: { ENGINE: engine },
            testTimeout: 3 * PATIENCE_MS,
          }),
        ),
      ],
    },
  };
}

export default defineConfig(({ command, isSsrBuild, mode }): ViteUserConfig => {
  if (mode === 'test') return testRun();
  // While developing, names tell the file.
  if (!isSsrBuild) return appBuild(command === 'build' ? SHORT_NAMES : undefined);
  return mode === 'drawing' ? drawingBuild() : serverBuild();
});
