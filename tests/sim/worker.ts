import type { Plan } from './plan';
import { drawPlan } from './plan';
import { runPlan } from './run';
import { shrink } from './shrink';
import type { Failure } from './world';

export type Told =
  | { kind: 'run'; seed: number; steps: number; failures: Failure[]; hash: string }
  | { kind: 'shrunk'; seed: number; failure: Failure; plan: Plan; trace: string[] };

/**
 * Runs one process's share of the seeds: every `stride`-th from `first` to `last`. Without shrinking, the process
 * ends at its first failure.
 */
const [first = 1, last = 1, stride = 1, mostShrunk = 2] = process.argv.slice(2, 6).map(Number);
const theme = process.argv[6];
let shrunk = 0;
process.once('disconnect', () => process.exit());

for (let seed = first; seed <= last; seed += stride) {
  const plan = drawPlan(seed, theme);
  const { steps, failures, trace, hash } = await runPlan(plan);
  tell({ kind: 'run', seed, steps, failures, hash });
  if (seed === first) await expectSame(plan, trace);
  const [failure] = failures;
  if (failure && mostShrunk === 0) break;
  if (!failure || shrunk >= mostShrunk) continue;
  shrunk += 1;
  const small = await shrink(plan, failure.invariant);
  const left = small.run.failures[0] ?? failure;
  tell({ kind: 'shrunk', seed, failure: left, plan: small.plan, trace: small.run.trace });
}
process.disconnect?.();

/** Runs a plan again, from its JSON. If the events differ, ends the process: a failure could not be replayed. */
async function expectSame(plan: Plan, trace: readonly string[]): Promise<void> {
  const again = await runPlan(JSON.parse(JSON.stringify(plan)));
  const at = again.trace.findIndex((line, nth) => line !== trace[nth]);
  if (at === -1 && again.trace.length === trace.length) return;
  console.log(`Seed ${plan.seed} runs in two ways: ${trace[at]} · ${again.trace[at]}`);
  process.exit(1);
}

function tell(told: Told): void {
  process.send?.(told);
}
