import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './parts.mjs';

const SPECS = join(ROOT, 'tests/e2e');

/** The browser tests of these folders under src have other names than the folder. */
export const OTHER_NAMES = {
  'admin/account': ['sign-out'],
  'admin/alarm': ['shift'],
  'admin/bookings': ['desk', 'table-plan'],
  'admin/brunch': ['desk'],
  'admin/dashboard': ['office'],
  'admin/lock': ['shift'],
  'admin/orders': ['order-', 'board-in-sight', 'print-and-motion', 'qr-order'],
  'admin/queue': ['honest-tablet', 'tablet-facts'],
  'admin/table-bookings': ['desk'],
  'admin/frame': ['sign-out', 'ended-session'],
  'admin/tables': ['office', 'table-plan'],
  'data/outbox': ['checkout', 'who-sends'],
  'data/staff': ['ended-session', 'sign-out'],
  'data/sync': ['old-phone', 'tablet-connection'],
  'guest/booking': ['book-table', 'brunch'],
  'guest/cart': ['order-again', 'menu-extras'],
  'guest/checkout': ['checkout', 'something-changed'],
  'guest/item': ['menu-extras'],
  'guest/my-bookings': ['book-table', 'brunch'],
  'guest/status': ['install', 'storage-advice', 'unsent'],
  'guest/table-booking': ['book-table'],
  'ui/form': ['forms'],
  'ui/overlays': ['dialogs'],
  sw: ['offline-site', 'update', 'who-sends'],
};

/** A folder of guests' screens has no tests among those of staff, and the other way round. */
const OTHER_AREA = { guest: 'staff/', admin: 'guest/' };

/** Returns the commit that `npm run test:changed` compares with: where this branch left main, or the last commit. */
export function changeBase() {
  for (const main of ['origin/main', 'main']) {
    const base = git(['merge-base', 'HEAD', main]);
    if (base && base !== git(['rev-parse', 'HEAD'])) return base;
  }
  return 'HEAD';
}

/** Returns the browser tests of the changed files: by their own name, or by the folder of the screen. */
export function browserTestsOf(base) {
  const changed = [
    ...git(['diff', '--name-only', base]).split('\n'),
    ...git(['ls-files', '--others', '--exclude-standard']).split('\n'),
  ];
  const specs = readdirSync(SPECS, { recursive: true }).filter((path) => path.endsWith('.spec.ts'));
  return specs.filter((spec) => changed.some((path) => belongs(spec, path)));
}

function belongs(spec, path) {
  if (path === `tests/e2e/${spec}`) return true;
  const folder = /^src\/(sw|(?:admin|data|guest|ui)\/[\w-]+)\//.exec(path)?.[1];
  if (!folder || path.includes('.test.')) return false;
  const [area, own] = folder.split('/');
  if (OTHER_AREA[area] && spec.startsWith(OTHER_AREA[area])) return false;
  return (OTHER_NAMES[folder] ?? [own]).some((name) => basename(spec).startsWith(name));
}

function git(args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
