import { describe, expect, test } from 'vitest';
import type { Import } from './source-files';
import { importsOf, sourceFiles } from './source-files';

/** ARCHITECTURE.md allows these imports. A layer may import itself. */
const ALLOWED: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/i18n': ['src/domain'],
  'src/ui': ['src/i18n'],
  'src/data': ['src/domain'],
  'src/guest': ['src/domain', 'src/data', 'src/ui', 'src/i18n'],
  'src/admin': ['src/domain', 'src/data', 'src/ui', 'src/i18n'],
  'src/sw': ['src/data', 'src/domain'],
  'src/app': ['src/data', 'src/ui', 'src/i18n', 'src/domain'],
  'server/log': [],
  'server/db': ['server/log', 'src/domain'],
  'server/repositories': ['server/db', 'src/domain'],
  'server/printing': ['src/domain'],
  'server/services': ['server/printing', 'server/log', 'src/domain'],
  'server/usecases': [
    'server/repositories',
    'server/services',
    'server/printing',
    'server/db',
    'server/log',
    'src/domain',
  ],
  'server/http': ['server/repositories', 'server/services', 'server/log', 'src/domain'],
  'server/pages': ['src/domain', 'src/i18n', 'src/ui'],
  'server/routes': [
    'server/http',
    'server/pages',
    'server/usecases',
    'server/log',
    'src/domain',
    /** The type alone: use cases say what they need of it. */
    'server/setup/deps',
  ],
  'server/setup': [
    'server/http',
    'server/pages',
    'server/usecases',
    'server/repositories',
    'server/services',
    'server/db',
    'server/log',
    'src/domain',
    'src/i18n',
  ],
};

/** Only the listed places may import these packages. */
const PACKAGE_HOMES: readonly { name: RegExp; homes: readonly string[] }[] = [
  { name: /^dexie$/, homes: ['src/data'] },
  // Its `useLiveQuery` misses changes behind the first await of a function that is not async.
  { name: /^dexie-react-hooks$/, homes: ['src/data/react/use-app.ts'] },
  { name: /^radix-ui$/, homes: ['src/ui'] },
  { name: /^@vanilla-extract\//, homes: ['src/ui', 'src/guest', 'src/admin', 'src/app'] },
  { name: /^@preact\/signals/, homes: ['src/ui/form'] },
  { name: /^@modular-forms\//, homes: ['src/ui/form'] },
  // This package is too large for a guest's phone.
  { name: /^@tanstack\//, homes: ['src/admin', 'src/app'] },
  { name: /^react-(day-picker|phone-number-input)/, homes: ['src/ui/form'] },
  {
    name: /^react(-dom)?(\/|$)/,
    homes: ['src/data/react', 'src/i18n', 'src/ui', 'src/guest', 'src/admin', 'src/app'],
  },
  { name: /^drizzle-orm/, homes: ['server/db', 'server/repositories'] },
  { name: /^@libsql\//, homes: ['server/db'] },
  { name: /^pino$/, homes: ['server/log'] },
  { name: /^prom-client$/, homes: ['server/services/metrics.ts'] },
  {
    name: /^hono(\/|$)/,
    homes: [
      'server/http',
      'server/pages',
      'server/routes',
      'bank-simulator',
      'server/app.ts',
      'server/main.ts',
    ],
  },
];

/** Pages rendered by the server share only words and colours with the screens, no React and no stylesheet. */
const SHARED_WITH_PAGES = [
  'src/i18n/day-paper',
  'src/i18n/day-slip',
  'src/i18n/day-text',
  'src/i18n/format',
  'src/i18n/language',
  'src/i18n/lira-text',
  'src/i18n/localized',
  'src/i18n/opening-text',
  'src/ui/theme/font-files',
  'src/ui/theme/palette',
];

const files = sourceFiles(['src', 'server', 'bank-simulator'], /\.tsx?$/).filter(
  (file) => !/\.test\.tsx?$/.test(file.path),
);
const imports = files.flatMap(importsOf);

function layerOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function isInside(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function isBreach({ from, to, isDynamic }: Omit<Import, 'isType'>): boolean {
  const [fromLayer, toLayer] = [layerOf(from), layerOf(to)];
  const allowed = ALLOWED[fromLayer];
  if (!/^(src|server)\//.test(to) || fromLayer === toLayer || !allowed) return false;
  if (fromLayer === 'src/app' && /^src\/(guest|admin)$/.test(toLayer)) {
    // Screens load lazily; only the parsing of a URL loads with the routes.
    return !isDynamic && !to.endsWith('-search');
  }
  return !allowed.includes(toLayer) && !allowed.includes(to);
}

describe('layers', () => {
  test('every layer imports only layers below it', () => {
    expect(imports.filter(isBreach)).toEqual([]);
  });

  test('a planted breach is seen', () => {
    expect(isBreach({ from: 'src/domain/money.ts', to: 'src/data/db', isDynamic: false })).toBe(
      true,
    );
    expect(
      isBreach({ from: 'src/app/x.routes.ts', to: 'src/guest/home/HomePage', isDynamic: false }),
    ).toBe(true);
    expect(
      isBreach({ from: 'src/app/x.routes.ts', to: 'src/guest/home/HomePage', isDynamic: true }),
    ).toBe(false);
  });

  test('every folder of src and server is a layer with a rule', () => {
    const known = new Set(Object.keys(ALLOWED));
    const folders = files
      .map((file) => file.path)
      .filter((path) => /^(src|server)\/.*\//.test(path));
    expect([...new Set(folders.map(layerOf))].filter((floor) => !known.has(floor))).toEqual([]);
  });

  test('nothing in the browser imports the server', () => {
    const fromBrowser = imports.filter(({ from }) => isInside(from, 'src'));
    expect(fromBrowser.filter(({ to }) => isInside(to, 'server'))).toEqual([]);
  });

  test('the simulated bank shares nothing with the client that it tests, and only a demo loads it', () => {
    const isOurs = (path: string) => /^(src|server|bank-simulator)\//.test(path);
    const across = imports.filter(
      ({ from, to }) =>
        isOurs(to) && isInside(from, 'bank-simulator') !== isInside(to, 'bank-simulator'),
    );
    expect(across).toEqual([
      {
        from: 'server/setup/deps.ts',
        to: 'bank-simulator/bank-simulator',
        isDynamic: true,
        isType: false,
      },
    ]);
  });

  test('drawn pages take colours and formats from the browser’s layers, and of hono its html alone', () => {
    const fromPages = imports.filter(({ from }) => isInside(from, 'server/pages'));
    const fromSrc = fromPages.filter(({ to }) => /^src\/(i18n|ui)\//.test(to));
    expect(fromSrc.filter(({ to }) => !SHARED_WITH_PAGES.includes(to))).toEqual([]);
    expect(fromPages.filter(({ to }) => /^hono/.test(to) && to !== 'hono/html')).toEqual([]);
    expect(fromSrc.length).toBeGreaterThan(0);
  });

  test('use cases import those of their own noun, and what is shared', () => {
    const between = imports.filter(
      ({ from, to }) => isInside(from, 'server/usecases') && isInside(to, 'server/usecases'),
    );
    const strays = between.filter(
      ({ from, to }) => !to.includes('/shared/') && !isInside(to, nounOf(from)),
    );
    expect(strays).toEqual([]);
  });

  test('repositories hold SQL only: use cases decide and throw the errors', () => {
    const repositories = files.filter(({ path }) => isInside(path, 'server/repositories'));
    expect(
      repositories.filter(({ text }) => /\bDomainError\(/.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });

  test('a package with a home is imported there alone', () => {
    const strays = imports.filter(({ from, to }) =>
      PACKAGE_HOMES.some(
        ({ name, homes }) => name.test(to) && !homes.some((home) => isInside(from, home)),
      ),
    );
    expect(strays).toEqual([]);
  });

  test('every live query goes through live-read, which watches all that a reader reads', () => {
    const own = files.filter(({ text }) => /\bliveQuery\b/.test(text)).map(({ path }) => path);
    expect(own).toEqual(['src/data/live-read.ts']);
  });

  test('screens never fetch', () => {
    const screens = files.filter(({ path }) => /^src\/(guest|admin|ui)\//.test(path));
    expect(screens.filter(({ text }) => /\bfetch\(/.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test('the server writes to the log only through it', () => {
    const server = sourceFiles(['server'], /\.(ts|mjs)$/);
    const own = server.filter(({ text }) => /\bconsole\./.test(text)).map(({ path }) => path);
    expect(own).toEqual(['server/log/log.ts']);
  });

  test('no interactive database transaction: every write is a batch through the gateway', () => {
    const server = files.filter(({ path }) => isInside(path, 'server'));
    expect(
      server.filter(({ text }) => /\.transaction\(/.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });
});

/** Returns the folder of a use case's noun. */
function nounOf(useCase: string): string {
  return useCase.split('/').slice(0, 3).join('/');
}
