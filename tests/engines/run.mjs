// This script runs the walks in the available browser engines, on the app as last built.
// --short runs WebKit only, two sizes, and of the walks the dialogs and the orders. --report FILE writes Vitest's
// counts as JSON.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { aptInstall } from '../support/apt-install.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const NEEDS = {
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], programs: ['WebKitWebDriver', 'Xvfb'] },
  firefox: { packages: ['firefox-esr'], programs: ['firefox-esr'] },
};
const SHORT = ['tests/engines/dialogs', 'tests/engines/order'];

const { values: options, positionals: files } = parseArgs({
  options: { short: { type: 'boolean', default: false }, report: { type: 'string' } },
  allowPositionals: true,
});

const wanted = options.short ? ['webkit'] : Object.keys(NEEDS);
const missing = wanted.filter((engine) => !isInstalled(engine));
if (missing.length > 0) aptInstall(missing.flatMap((engine) => NEEDS[engine].packages));
const engines = wanted.filter(isInstalled);
for (const engine of wanted.filter((one) => !engines.includes(one))) {
  const packages = NEEDS[engine].packages.join(' ');
  console.log(`Skipped: ${engine} cannot be had here (Debian: apt-get install ${packages}).`);
}
process.exit(engines.length > 0 ? walk() : skipAll());

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

/** Writes the report of a run without any tests. */
function skipAll() {
  const counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };
  if (options.report) writeFileSync(options.report, JSON.stringify({ ...counts, testResults: [] }));
  return 0;
}

function isInstalled(engine) {
  const folders = (process.env.PATH ?? '').split(':');
  return NEEDS[engine].programs.every((program) =>
    folders.some((folder) => existsSync(resolve(folder, program))),
  );
}
