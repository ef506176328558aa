// Runs the tests: all of them, or the parts named (unit, api, sim, e2e). Prints one closing line with the sum.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const results = resolve(root, 'dist/test-results');
const sum = { passed: 0, failed: 0, skipped: 0 };
let isBroken = false;

const parts = {
  check: () => run('npm', ['run', '--silent', 'check']),
  unit: () => vitest('unit', ['unit']),
  api: () => vitest('api', ['api', 'offline']),
  sim: simulation,
  e2e: browserTests,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in parts));
if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join(', ')}`);

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
for (const part of asked.length > 0 ? asked : Object.keys(parts)) {
  console.log(`\n── ${part} ──`);
  await parts[part]();
}
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exit(isBroken || sum.failed > 0 ? 1 : 0);

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) isBroken = true;
  return status === 0;
}

function vitest(name, projects) {
  const file = resolve(results, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  run('npx', ['vitest', 'run', ...chosen, ...reporters]);
  count(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/** A thousand seeded evenings count as one test: they hold together or they do not. */
function simulation() {
  const file = resolve(results, 'sim.json');
  run('npm', ['run', '--silent', 'sim', '--', '--seeds', '1000', '--report', file]);
  count(file, (report) => report);
}

async function browserTests() {
  const { findChromium } = await import('./support/find-chromium.mjs');
  const CHROMIUM = findChromium();
  if (!run('npm', ['run', '--silent', 'build'])) return;
  const file = resolve(results, 'e2e.json');
  const env = { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  run(
    'npx',
    ['playwright', 'test', '-c', 'tests/playwright.config.ts', '--reporter=list,json'],
    env,
  );
  count(file, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

/** A runner that left no report has failed, whatever else it said. */
function count(file, read) {
  try {
    const counted = read(JSON.parse(readFileSync(file, 'utf8')));
    for (const key of Object.keys(sum)) sum[key] += counted[key];
  } catch (error) {
    console.log(`No report: ${error.message}`);
    isBroken = true;
  }
}
