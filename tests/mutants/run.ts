// This script plants one bug after another into a copy of the project and runs the tests that must fail.
// The script prints caught/planted and exits with 1 if a bug went unnoticed.
// `npm run mutants -- <words>` runs those whose name has the words or whose file begins with them.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEVICE_BUGS } from './device-bugs';
import { LINE_BUGS } from './line-bugs';
import type { PlantedBug } from './planted-bug';
import { ROUND_BUGS } from './round-bugs';
import { STAFF_BUGS } from './staff-bugs';
import { SYNC_BUGS } from './sync-bugs';
import { TILL_BUGS } from './till-bugs';

type Report = { numTotalTests: number; numFailedTests: number };

const root = resolve(import.meta.dirname, '../..');
const wanted = process.argv.slice(2).join(' ');
const bugs = [
  ...DEVICE_BUGS,
  ...SYNC_BUGS,
  ...STAFF_BUGS,
  ...TILL_BUGS,
  ...LINE_BUGS,
  ...ROUND_BUGS,
].filter(({ name, file }) => name.includes(wanted) || file.startsWith(wanted));
const copy = mkdtempSync(join(tmpdir(), 'bar-bliss-mutants-'));

/** Copies all paths that tests need; nothing outside the copy changes. */
const PARTS = [
  'src',
  'build',
  'server',
  'bank-simulator',
  'tests',
  'drizzle',
  'public',
  'package.json',
  'tsconfig.json',
];
const CONFIGS = ['vite.config.ts', 'lingui.config.ts'];

function run(tests: readonly string[]): Report | null {
  const file = join(copy, 'report.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=json', `--outputFile=${file}`];
  spawnSync('npx', ['vitest', 'run', ...reporters, ...tests], { cwd: copy, stdio: 'ignore' });
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Returns the number of tests without a bug; a file that already fails proves nothing. */
function soundTests(tests: readonly string[]): number {
  const report = run(tests);
  if (!report || report.numFailedTests > 0) throw new Error(`Not sound: ${tests.join(', ')}`);
  return report.numTotalTests;
}

/** Returns true if the same tests ran and at least one failed. A file that does not load proves nothing. */
function isCaught({ file, find, replace, tests }: PlantedBug): boolean {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`Not exactly once in ${file}: ${find}`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  try {
    return tests.some((test) => {
      const report = run([test]);
      return report !== null && report.numFailedTests > 0 && report.numTotalTests === sizeOf(test);
    });
  } finally {
    writeFileSync(path, text);
  }
}

const sizes = new Map<string, number>();

function sizeOf(test: string): number {
  return sizes.get(test) ?? 0;
}

try {
  for (const part of [...PARTS, ...CONFIGS]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const test of new Set(bugs.flatMap(({ tests }) => tests))) {
    sizes.set(test, soundTests([test]));
  }
  const missed: string[] = [];
  for (const bug of bugs) {
    const caught = isCaught(bug);
    if (!caught) missed.push(bug.name);
    console.log(`${caught ? 'caught' : 'MISSED'}  ${bug.name}`);
  }
  console.log(`\n${bugs.length - missed.length}/${bugs.length} planted bugs caught`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
