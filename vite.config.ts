import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, 'src');

/** Words, looks and React, wherever a screen is compiled: app, tests, server rendering. */
function screenPlugins(): PluginOption[] {
  return [
    babel({ plugins: ['@lingui/babel-plugin-lingui-macro'], include: /src\/.*\.tsx?$/ }),
    react(),
    lingui(),
    vanillaExtractPlugin(),
  ];
}

/** The service worker is our own file; the plugin only writes the list of the build's files into it. */
function serviceWorker(): PluginOption[] {
  return [
    staffChunks(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // Staff's files are in the list too; the service worker takes them only where staff work.
        globIgnores: ['kill-switch.js'],
        globPatterns: ['**/*.{html,js,css,woff2,webmanifest}', 'photos/*-320.avif', 'icons/*.svg'],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 600_000,
      },
    }),
  ];
}

const STAFF_MODULE =
  /src\/(admin\/|app\/admin\.routes)|locales\/\w+\/admin\.po|node_modules\/(jsqr\/|@tanstack\/react-router\/dist\/esm\/useBlocker)|src\/data\/(admin-db|sync\/|device\/staff|menu\/staff|react\/use-(staff|live))/;

// Only the editor of tables asks before it is left: no guest carries that.
const FRAMEWORK =
  /node_modules\/(?!@tanstack\/react-router\/dist\/esm\/useBlocker)(react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui)\//;
const FIRST_LOAD =
  /src\/(i18n\/[\w-]+\.ts|ui\/(class-names|layout|feedback|media|theme|controls\/(Button|IconButton|LinkButton|Chip|button-look|SearchInput))|data\/device\/(age|browser-storage|cart|favourites|language|menu|net|store|stored|page-fetch)|data\/menu|data\/react\/use-(age|cart|favourites|language|menu|net|store|stored)|domain\/(cart\/(cart|stored-cart)|menu|money|venue|fold)|guest\/(home|menu|use-dialog|use-page-title))/;
const LATER =
  /Dialog\.|HomeDialogs|HomeNews|HomeSections|NetBanner|feedback\/Banner|LinkButton|menu\/(extras|change-availability|staff-menu|use-(add-chosen|dialog-item|wish)|ChoiceFooter)|MenuStates|EmptyState|\/(day|error|field|label|outbox|storage)-text|changed-cart/;

// One chunk packs tighter than twenty: what every first load needs travels in two.
const FIRST_LOAD_GROUPS = [
  {
    name: 'framework',
    priority: 3,
    test: FRAMEWORK,
  },
  {
    name: 'overlays',
    priority: 1,
    test: /node_modules\/(radix-ui|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll[\w-]*|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)\/|src\/ui\/(overlays\/(Dialog|ConfirmDialog|Drawer|open-modals)|controls\/(RadioCards|Tabs|Menu))/,
  },
  {
    name: 'forms',
    priority: 1,
    test: /node_modules\/(@modular-forms|@preact|valibot)\/|src\/ui\/form\/(?!phone|Phone|calendar|Calendar|use-(near|phone|calendar))|src\/domain\/fields/,
  },
  {
    name: 'house',
    priority: 2,
    test: (id: string) => FIRST_LOAD.test(id) && !LATER.test(id),
  },
];

/** Puts what only staff load into a folder of its own, so that it can be told from a guest's files. */
function staffChunks(): PluginOption {
  return {
    name: 'staff-chunks',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: ({ name }) =>
              name === 'kill-switch' ? '[name].js' : 'assets/[name]-[hash].js',
            codeSplitting: { groups: FIRST_LOAD_GROUPS },
            chunkFileNames: ({ moduleIds }) =>
              `assets/${moduleIds.some((id) => STAFF_MODULE.test(id)) ? 'admin/' : ''}[name]-[hash].js`,
            assetFileNames: ({ originalFileNames }) =>
              `assets/${originalFileNames.some((name) => /^(src\/)?admin\//.test(name)) ? 'admin/' : ''}[name]-[hash][extname]`,
          },
        },
      },
    }),
  };
}

/**
 * A browser keeps a part that was lost on the way as lost, for as long as the page stands (whatwg/html#6768): asking
 * for it again fails without asking. Under another address it comes. Only screens and words: what keeps a state of
 * its own, such as the device, must never stand twice in a page.
 */
const LOST_PARTS = `
const came = {};
const nameOf = (load) => /\\b(?:[A-Z]\\w*|site|order|guest|admin)-[\\w-]{8}\\.js/.exec(load);
const anew = (path) => import(/* @vite-ignore */ path + "?" + Date.now());
const again = (name, error) => {
  if (!name) throw error;
  const address = /http\\S+\\.js/.exec(error.message);
  // Safari does not say where it was.
  const part = address ? anew(address) : anew("./" + name).catch(() => anew("./admin/" + name));
  came[name] = part.catch(() => {
    delete came[name];
    throw error;
  });
  return came[name];
};
// What is taken out of the part stands in the loader's text alone: import("…").then((it) => it.Part).
const taken = (load, part) =>
  [...String(load).matchAll(/=>\\w+\\.(\\w+)/g)].reduce((it, [, key]) => it[key], part);
const loadPart = async (load) => {
  const name = nameOf(load);
  const part = came[name];
  return part
    ? taken(load, await part)
    : load().catch(async (error) => taken(load, await (came[name] ?? again(name, error))));
};
`;

/**
 * What was lost on the way can be had again. A stylesheet comes with its part: Vite's own helper remembers it as
 * loaded, and the part would come without its look, a dialog under the page (vitejs/vite#13405).
 */
function lostParts(): PluginOption {
  const changes = [
    [/(if \(e\.type === "error"\)) (rej\()/, '$1 link.remove(), $2'],
    [/seen\[href\] = void 0;(\s*throw err)/, 'delete seen[href];$1'],
    [/baseModule\(\)(\.catch\(handlePreloadError\))/, 'loadPart(baseModule)$1'],
  ] as const;
  return {
    name: 'lost-parts',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!changes.every(([part]) => part.test(code))) {
          this.error("Vite's preload helper has changed");
        }
        const changed = changes.reduce((text, [part, other]) => text.replace(part, other), code);
        return { code: LOST_PARTS + changed, map: null };
      },
    },
  };
}

function appBuild(): ViteUserConfig {
  return {
    root,
    publicDir: resolve(import.meta.dirname, 'public'),
    plugins: [...screenPlugins(), lostParts(), ...serviceWorker()],
    build: {
      outDir: resolve(import.meta.dirname, 'dist/app'),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Scripts find their own imports; naming them all beforehand would weigh on the first load.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
      },
      rolldownOptions: {
        input: {
          index: resolve(root, 'index.html'),
          admin: resolve(root, 'admin.html'),
          'kill-switch': resolve(root, 'sw/kill-switch.ts'),
        },
      },
    },
    server: {
      proxy: {
        // The server's own: its API, and the pages that it draws.
        '^/(api|booking|menu/print|legal|pages\\.css)': {
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
    build: {
      outDir: resolve(import.meta.dirname, 'dist/server'),
      emptyOutDir: true,
      target: 'node20',
      // Loaded with the first mail.
      rolldownOptions: { external: ['nodemailer'] },
    },
  };
}

/** A busy machine takes its time; nothing is asserted about it. */
const PATIENCE_MS = 60_000;

function nodeProject(name: string, include: string[]): TestProjectConfiguration {
  return {
    plugins: screenPlugins(),
    test: {
      name,
      include,
      environment: 'node',
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
      expect: { poll: { timeout: PATIENCE_MS } },
    },
  };
}

function testRun(): ViteUserConfig {
  const unit = [
    'src/**/*.test.{ts,tsx}',
    'server/**/*.test.ts',
    'tests/architecture/**/*.test.{ts,tsx}',
  ];
  return {
    test: {
      // Left to itself it keeps a core free for its own work, and half of a small machine stands idle.
      maxWorkers: '100%',
      projects: [
        nodeProject('unit', unit),
        nodeProject('api', ['tests/api/**/*.test.ts']),
        nodeProject('offline', ['tests/{offline,sim}/**/*.test.ts']),
      ],
    },
  };
}

export default defineConfig(({ isSsrBuild, mode }): ViteUserConfig => {
  if (mode === 'test') return testRun();
  return isSsrBuild ? serverBuild() : appBuild();
});
