import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { COUNTS, FIRST_SEED, isWhole } from '../support/bar/counts.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');
export const RESULTS = resolve(ROOT, 'dist/test-results');

/** A part consists of a command and a reader of its report. `names` marks parts that can run single files. */
export const PARTS = {
  check: () => ({ command: ['npm', 'run', '--silent', 'check'] }),
  build: () => ({ command: ['npm', 'run', '--silent', 'build'] }),
  unit: vitest('unit', ['unit', 'isolated']),
  changed: vitest('changed', ['unit', 'isolated', 'api']),
  // Some of these tests wait for other processes, so one more worker than cores keeps the cores busy.
  api: vitest('api', ['api'], [`--maxWorkers=${availableParallelism() + 1}`]),
  sim: simulation,
  e2e: browserTests,
  engines: walks,
  mutants: () => ({ command: ['npm', 'run', '--silent', 'mutants'] }),
};

/** `npm test` runs these parts. */
export const DAILY = ['check', 'build', 'unit', 'api', 'sim', 'e2e', 'engines'];

/**
 * Parts of one stage run side by side. Check and build need one core each, and `changed` runs beside them; the
 * simulation uses the cores while the engines wait for their browser. Every other part uses all cores.
 */
export const STAGES = [
  ['check', 'build', 'changed'],
  ['unit'],
  ['api'],
  ['engines', 'sim'],
  ['e2e'],
  ['mutants'],
];

function vitest(name, projects, options = []) {
  return ({ names }) => {
    const report = reportOf(name);
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return {
      command: ['npx', 'vitest', 'run', ...chosen, ...reporters, ...options, ...names],
      report,
      read: readVitest,
    };
  };
}

function readVitest({
  notes = [],
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}) {
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.slice(ROOT.length + 1);
    const own = assertionResults.map(({ fullName, duration = 0, failureMessages = [] }) => ({
      name: `${file} ${fullName.trim()}`,
      ms: duration,
      fault: failureMessages[0],
    }));
    const isUnread = status === 'failed' && own.every(({ fault }) => fault === undefined);
    return isUnread ? [...own, { name: file, ms: 0, fault: message }] : own;
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    notes,
    tests,
  };
}

/** All seeds count as one test. */
function simulation() {
  const report = reportOf('sim');
  const seeds = ['--seeds', String(COUNTS.seeds), '--first', String(FIRST_SEED)];
  return {
    command: ['npm', 'run', '--silent', 'sim', '--', ...seeds, '--report', report],
    report,
    read: (counted) => ({ ...counted, tests: [] }),
  };
}

async function browserTests({ names }) {
  const { findShell } = await import('../support/browsers/find-chromium.mjs');
  findShell();
  const report = reportOf('e2e');
  const config = ['-c', 'tests/playwright.config.ts', '--reporter=list,json'];
  return {
    command: ['npx', 'playwright', 'test', ...config, ...names],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    read: ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      tests: suites.flatMap(browserTestsOf),
    }),
  };
}

function browserTestsOf({ specs = [], suites = [] }) {
  const own = specs.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      name: `tests/e2e/${file} ${title}`,
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
      fault: results.find(({ error }) => error)?.error.message,
    };
  });
  return [...own, ...suites.flatMap(browserTestsOf)];
}

/** Runs the short walks in WebKit; full counts and `npm run test:engines` run all of them, in Firefox too. */
function walks({ names }) {
  const report = reportOf('engines');
  const short = isWhole || names.length > 0 ? [] : ['--short'];
  const command = ['node', 'tests/engines/run.mjs', ...short, '--report', report, ...names];
  return { command, report, read: readVitest };
}

function reportOf(name) {
  return resolve(RESULTS, `${name}.json`);
}

/** Returns null if the runner left no report, which means a failure. */
export function readReport({ report, read }) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.log(`No report: ${error.message}`);
    return null;
  }
}
