// This script runs the walks in the available browser engines, on the app as last built: all of
// them, or the files named. --short runs WebKit only, two sizes, and the walks of SHORT. --report FILE writes Vitest's
// counts as JSON, with a note on each engine that is missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { aptInstall } from '../support/browsers/apt-install.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const NEEDS = {
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], programs: ['WebKitWebDriver', 'Xvfb'] },
  firefox: { packages: ['firefox-esr'], programs: ['firefox-esr'] },
};
const SHORT = ['board', 'book-table', 'dialogs', 'order'].map((walk) => `tests/engines/${walk}`);
/** The report of a run without any tests. */
const NO_TESTS = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

const { values: options, positionals: files } = parseArgs({
  options: { short: { type: 'boolean', default: false }, report: { type: 'string' } },
  allowPositionals: true,
});

const wanted = options.short ? ['webkit'] : Object.keys(NEEDS);
const missing = wanted.filter((engine) => !isInstalled(engine));
if (missing.length > 0) aptInstall(missing.flatMap((engine) => NEEDS[engine].packages));
const engines = wanted.filter(isInstalled);
const notes = wanted
  .filter((engine) => !engines.includes(engine))
  .map(
    (engine) =>
      `No walk ran in ${engine}. Debian: apt-get install ${NEEDS[engine].packages.join(' ')}`,
  );
for (const note of notes) console.log(note);
const status = engines.length > 0 ? walk() : 0;
if (options.report && notes.length > 0) addNotes();
process.exit(status);

function walk() {
  const projects = engines.flatMap((engine) => ['--project', engine]);
  const json = ['--reporter=json', `--outputFile.json=${options.report}`];
  const reporters = ['--reporter=default', ...(options.report ? json : [])];
  const names = options.short ? SHORT : files;
  const vitest = ['vitest', 'run', ...projects, ...reporters, ...names];
  const env = options.short ? { ...process.env, SHORT_WALKS: '1' } : process.env;
  const stdio = ['ignore', 'inherit', 'inherit'];
  return spawnSync('npx', vitest, { cwd: ROOT, env, stdio }).status ?? 1;
}

/** Counts every missing engine as a skipped test. */
function addNotes() {
  const counts = engines.length > 0 ? JSON.parse(readFileSync(options.report, 'utf8')) : NO_TESTS;
  const numPendingTests = counts.numPendingTests + notes.length;
  writeFileSync(options.report, JSON.stringify({ ...counts, numPendingTests, notes }));
}

function isInstalled(engine) {
  const folders = (process.env.PATH ?? '').split(':');
  return NEEDS[engine].programs.every((program) =>
    folders.some((folder) => existsSync(resolve(folder, program))),
  );
}
