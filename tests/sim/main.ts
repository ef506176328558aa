import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plan } from './plan';
import { drawPlan } from './plan';
import { runPlan } from './run';
import type { Told } from './worker';
import type { Failure } from './world';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = 'dist/sim';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    first: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    /** Ends at the first violation without shrinking, to test whether the simulation notices a bug. */
    bail: { type: 'boolean', default: false },
    seed: { type: 'string' },
    /** Gives all evenings this one theme. */
    theme: { type: 'string', default: '' },
    plan: { type: 'string' },
    report: { type: 'string' },
  },
});

if (values.plan !== undefined) await replay(JSON.parse(readFileSync(values.plan, 'utf8')));
else if (values.seed !== undefined) await replay(drawPlan(Number(values.seed), values.theme));
else await runSeeds(Number(values.first), Number(values.seeds));

async function replay(plan: Plan): Promise<void> {
  const { trace, failures, steps, hash } = await runPlan(plan);
  for (const line of trace) console.log(line);
  console.log(`\nseed ${plan.seed}: ${steps} steps, trace ${hash}, ${failures.length} broken`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

async function runSeeds(first: number, count: number): Promise<void> {
  const startedAt = performance.now();
  const workers = Math.min(count, Number(values.workers));
  const sum = { runs: 0, steps: 0, failures: [] as Failure[] };
  const hashes = new Set<string>();
  const shares = Array.from({ length: workers }, (_, nth) =>
    runShare(
      [first + nth, first + count - 1, workers, values.bail ? 0 : 2, values.theme],
      (told) => {
        if (told.kind === 'shrunk') return tellShrunk(told);
        sum.runs += 1;
        sum.steps += told.steps;
        hashes.add(told.hash);
        sum.failures.push(...told.failures);
        const [failure] = told.failures;
        if (values.bail && failure) bail(told.seed, failure);
      },
    ),
  );
  const isWhole = (await Promise.all(shares)).every(Boolean) && sum.runs === count;
  // If two seeds gave the same evening, fewer evenings than seeds would be tested.
  const isVaried = hashes.size === sum.runs;
  if (!isVaried) console.log(`${sum.runs} seeds are only ${hashes.size} different evenings.`);
  const seconds = (performance.now() - startedAt) / 1_000;
  const harms = ['lost', 'doubled', 'late', 'wrong'] as const;
  const counts = harms.map(
    (harm) => `${sum.failures.filter((failure) => failure.harm === harm).length} ${harm}`,
  );
  console.log(
    `${sum.runs} of ${count} seeds from ${first}, ${sum.steps} steps: ${counts.join(', ')}, ` +
      `${sum.failures.length} invariant failures; ${seconds.toFixed(1)} s`,
  );
  const isGood = isWhole && isVaried && sum.failures.length === 0;
  const report = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
  if (values.report) writeFileSync(values.report, JSON.stringify(report));
  process.exitCode = isGood ? 0 : 1;
}

function bail(seed: number, { invariant, text }: Failure): never {
  console.log(`Seed ${seed} breaks ${invariant}: ${text}`);
  process.exit(1);
}

/** Resolves to whether the process ended without a violation. */
function runShare(share: (number | string)[], onTold: (told: Told) => void): Promise<boolean> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), share.map(String), {
    // Most objects of an evening are short-lived, so a large young generation saves collections.
    execArgv: [...process.execArgv, '--max-semi-space-size=64'],
  });
  child.on('message', (told) => onTold(told as Told));
  return new Promise((done) => child.on('exit', (code) => done(code === 0)));
}

function tellShrunk({ seed, failure, plan, trace }: Extract<Told, { kind: 'shrunk' }>): void {
  const file = `${FOLDER}/seed-${seed}.json`;
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  writeFileSync(join(ROOT, file), JSON.stringify(plan, null, 2));
  const steps = plan.steps.map(
    ({ waitMs, act, params }) => `  after ${waitMs} ms: ${act} ${JSON.stringify(params)}`,
  );
  console.log(
    [
      `\nSeed ${seed} breaks ${failure.invariant} (${failure.harm}): ${failure.text}`,
      `${plan.phones} phones, ${plan.tablets} tablets, ${plan.steps.length} steps:`,
      ...steps,
      'What happened:',
      ...trace.map((line) => `  ${line}`),
      `Again: npm run sim -- --seed ${seed}`,
      `The short way: npm run sim -- --plan ${file}\n`,
    ].join('\n'),
  );
}
