// This script runs the tests: all of them, or the parts named (unit, api, sim, e2e, engines), each with its files:
// npm test -- e2e guest/checkout. It prints one closing line with the sum.
// --all runs full counts and the planted bugs. --changed runs the tests of the changes since main.
// --seed N sets the simulation's first seed, as an earlier run printed it.
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const { values: options, positionals: words } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
  allowPositionals: true,
});
if (options.all) process.env.TESTS = 'all';
if (options.seed !== undefined) process.env.TEST_SEED = options.seed;

const { keepsBudget, watchSlowness } = await import('./run/budget.mjs');
const { DAILY, PARTS, readReport, RESULTS, STAGES } = await import('./run/parts.mjs');
const { runStage } = await import('./run/stage.mjs');
const { isWhole } = await import('./support/bar/counts.mjs');
const { findSqld } = await import('./support/database/find-sqld.mjs');

/** Browser tests run the built app; without a build they have nothing to test. */
const NEED_BUILD = ['e2e', 'engines'];
const FAULT_LINES = 12;

const asked = options.changed ? await changedParts() : namedParts();
const sum = { passed: 0, failed: 0, skipped: 0 };
const tests = [];
const minutes = [];
const notes = [];
let isBroken = false;
let isBuilt = false;

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const slownessSoFar = watchSlowness();
for (const stage of STAGES) await runParts(stage.filter((name) => asked.has(name)));
const slowness = slownessSoFar();

console.log('\nMinutes of each part:');
for (const { name, ms, isGood } of minutes) {
  console.log(`  ${(ms / 60_000).toFixed(1).padStart(6)}  ${name}${isGood ? '' : '  failed'}`);
}
// Whole counts take longer than any budget.
if (!keepsBudget(tests, slowness) && !isWhole) isBroken = true;
showFaults();
if (asked.has('api')) notes.push(databaseNote());
for (const note of notes) console.log(`\n${note}`);
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exit(isBroken || sum.failed > 0 ? 1 : 0);

/** Prints each failed test with the first lines of its message, because a log's middle is often not at hand. */
function showFaults() {
  for (const { name, fault } of tests.filter((test) => test.fault !== undefined)) {
    const lines = stripVTControlCharacters(fault).split('\n');
    const shown = lines.filter((line) => !line.includes('node_modules')).slice(0, FAULT_LINES);
    console.log(`\nFailed: ${name}\n${shown.map((line) => `  ${line}`).join('\n')}`);
  }
}

function databaseNote() {
  if (findSqld()) return 'The database tests ran on a file and on libsql-server (sqld).';
  return 'The package sqld has no program for this machine: the database tests ran on a file only.';
}

/** Returns the parts to run, each with the requested files; no names mean all files. */
function namedParts() {
  const parts = new Map();
  let latest = null;
  for (const word of words) {
    if (word in PARTS) {
      latest = { names: [] };
      parts.set(word, latest);
    } else if (latest) latest.names.push(word);
    else throw new Error(`Unknown part: ${word}. Parts: ${Object.keys(PARTS).join(', ')}`);
  }
  const all = isWhole ? [...DAILY, 'mutants'] : DAILY;
  if (parts.size === 0) for (const name of all) parts.set(name, { names: [] });
  if (NEED_BUILD.some((part) => parts.has(part))) parts.set('build', { names: [] });
  return parts;
}

async function changedParts() {
  const { changedTests } = await import('./run/changed.ts');
  const { base, browser, node } = changedTests();
  const parts = new Map([
    ['check', { names: [] }],
    // These tests read the files instead of importing them.
    ['changed', { names: ['tests/architecture', ...node] }],
  ]);
  if (browser.length > 0) parts.set('build', { names: [] }).set('e2e', { names: browser });
  console.log(`Changes since ${base}:\n${['tests/architecture', ...node, ...browser].join('\n')}`);
  return parts;
}

async function runParts(stage) {
  const jobs = [];
  for (const name of stage.filter((part) => isBuilt || !NEED_BUILD.includes(part)))
    jobs.push({ name, ...(await PARTS[name](asked.get(name))) });
  const results = await runStage(jobs);
  for (const [nth, job] of jobs.entries()) {
    const { isGood, ms, error } = results[nth];
    if (error) console.log(error.message);
    if (!isGood) isBroken = true;
    if (job.name === 'build') isBuilt = isGood;
    minutes.push({ name: job.name, ms, isGood });
    const failedBefore = sum.failed;
    if (job.report) count(readReport(job));
    // The part itself failed if it has no report, or one that counts no failure.
    if (!isGood && sum.failed === failedBefore) sum.failed += 1;
  }
}

function count(counted) {
  if (!counted) {
    isBroken = true;
    return;
  }
  for (const key of Object.keys(sum)) sum[key] += counted[key];
  tests.push(...counted.tests);
  notes.push(...(counted.notes ?? []));
}
