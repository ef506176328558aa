import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SourceFile } from '../architecture/source-files';
import { importsOf, ROOT, sourceFiles } from '../architecture/source-files';

const SPECS = join(ROOT, 'tests/e2e');
/** A file with more imports belongs to all features, like the server's app. Nearly every test imports it. */
const MOST_IMPORTS = 20;
const CONCERNS_ALL = /^(package(-lock)?\.json|vite\.config\.ts)$/;

/** The browser tests of these folders under src have other names than the folder. */
export const OTHER_NAMES: Record<string, readonly string[]> = {
  'admin/account': ['sign-out'],
  'admin/alarm': ['shift'],
  'admin/bookings': ['desk', 'table-plan'],
  'admin/bookings/pages': ['desk'],
  'admin/dashboard': ['office'],
  'admin/lock': ['shift'],
  'admin/orders': ['order-desk', 'board-in-sight'],
  'admin/orders/history': ['order-list'],
  'admin/orders/print': ['print-and-motion'],
  'admin/orders/qr': ['qr-order'],
  'admin/orders/shared': ['order-', 'board-in-sight', 'print-and-motion', 'qr-order'],
  'admin/orders/ticket': ['order-desk', 'board-in-sight', 'qr-order'],
  'admin/queue': ['honest-tablet', 'tablet-facts'],
  'admin/frame': ['sign-out', 'ended-session'],
  'admin/tables': ['office', 'table-plan'],
  'data/outbox': ['checkout', 'who-sends'],
  'data/staff': ['ended-session', 'sign-out'],
  'data/sync': ['old-phone', 'tablet-connection'],
  'guest/bookings': ['book-table', 'brunch'],
  'guest/cart': ['order-again', 'menu-extras'],
  'guest/checkout': ['checkout', 'something-changed'],
  'guest/item': ['menu-extras'],
  'guest/status': ['install', 'storage-advice', 'unsent'],
  'ui/form': ['forms'],
  'ui/overlays': ['dialogs'],
  sw: ['offline-site', 'update', 'who-sends'],
};

/** These tests look at every screen of an area. They run if they have changed themselves, and in `npm test`. */
const MANY_SCREENS = /^looks\/\w+-screens\.spec\.ts$/;

/** A folder of guests' screens has no tests among those of staff, and the other way round. */
const OTHER_AREA: Record<string, string> = { guest: 'staff/', admin: 'guest/' };

/** Returns the tests that the changes since `base` touch, with a browser and without. */
export function changedTests() {
  const base = changeBase();
  const changed = [
    ...git(['diff', '--name-only', base]).split('\n'),
    ...git(['ls-files', '--others', '--exclude-standard']).split('\n'),
  ].filter(Boolean);
  return { base, browser: browserTestsOf(changed), node: nodeTestsOf(changed) };
}

/** Returns the commit to compare with: where this branch left main, or the last commit. */
function changeBase() {
  for (const main of ['origin/main', 'main']) {
    const base = git(['merge-base', 'HEAD', main]);
    if (base && base !== git(['rev-parse', 'HEAD'])) return base;
  }
  return 'HEAD';
}

/** Returns the browser tests of the changed files: by their own name, or by the folder of the screen. */
export function browserTestsOf(changed: readonly string[]): string[] {
  const specs = readdirSync(SPECS, { recursive: true, encoding: 'utf8' });
  return specs.filter(
    (path) => path.endsWith('.spec.ts') && changed.some((file) => belongs(path, file)),
  );
}

function belongs(spec: string, path: string): boolean {
  if (path === `tests/e2e/${spec}`) return true;
  const [, folder, subfolder] =
    /^src\/(sw|(?:admin|data|guest|ui)\/[\w-]+)\/(?:([\w-]+)\/)?/.exec(path) ?? [];
  if (!folder || path.includes('.test.') || MANY_SCREENS.test(spec)) return false;
  const [area = '', own = ''] = folder.split('/');
  if (OTHER_AREA[area] && spec.startsWith(OTHER_AREA[area])) return false;
  const names = OTHER_NAMES[`${folder}/${subfolder}`] ?? OTHER_NAMES[folder] ?? [own];
  return names.some((name) => basename(spec).startsWith(name));
}

/**
 * Returns the tests that need no browser and import a changed file, directly or through other files, or are named
 * like it. If the packages or the build settings have changed, returns all tests that need no browser.
 */
export function nodeTestsOf(changed: readonly string[]): string[] {
  const files = sourceFiles(['src', 'server', 'bank-simulator', 'tests'], /\.(tsx?|mjs)$/);
  const importers = importersOf(files);
  const concernsAll = changed.some((file) => CONCERNS_ALL.test(file));
  const reached = new Set(changed.flatMap((file) => [...reachedFrom(file, importers)]));
  const isTest = /^(?!tests\/engines\/).*\.test\.tsx?$/;
  return files
    .map(({ path }) => path)
    .filter((path) => isTest.test(path))
    .filter(
      (path) => concernsAll || reached.has(path) || changed.some((file) => isNamedLike(path, file)),
    );
}

/** Returns the importers of each file, without files that belong to all features. */
function importersOf(files: readonly SourceFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const imports = importsOf(file).filter(({ isType }) => !isType);
    if (imports.length > MOST_IMPORTS) continue;
    for (const { to } of imports) {
      const target = withoutEnding(to);
      importers.set(target, [...(importers.get(target) ?? []), file.path]);
    }
  }
  return importers;
}

/**
 * Returns a file and the files that import it, directly or not. A search that starts outside the tests does not
 * continue from a test helper.
 */
function reachedFrom(file: string, importers: ReadonlyMap<string, string[]>): Set<string> {
  const reached = new Set([file]);
  for (const path of reached) {
    if (path.startsWith('tests/') && !file.startsWith('tests/')) continue;
    for (const importer of importers.get(withoutEnding(path)) ?? []) reached.add(importer);
  }
  return reached;
}

/** True if the test's name contains the file's name or the singular of its folder's name: `order` for `orders`. */
function isNamedLike(test: string, file: string): boolean {
  if (!/^(server|src\/(data|domain))\//.test(file) || !/^tests\/(api|offline)\//.test(test))
    return false;
  const [name = ''] = basename(file).split('.');
  const noun = basename(dirname(file)).replace(/s$/, '');
  return [name, noun].some((word) => basename(test).includes(word));
}

function withoutEnding(path: string): string {
  return path.replace(/\.(tsx?|mjs)$/, '');
}

function git(args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
