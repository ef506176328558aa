import type { Plan } from './plan';
import type { Run } from './run';
import { runPlan } from './run';

export type Shrunk = { plan: Plan; run: Run };

const MOST_TRIES = 250;

/** Returns the smallest plan that still violates the same invariant: drops steps, then waits, then devices. */
export async function shrink(plan: Plan, broken: string): Promise<Shrunk> {
  let best: Shrunk = { plan, run: await runPlan(plan) };
  let tries = 0;

  async function isStillBroken(candidate: Plan): Promise<boolean> {
    tries += 1;
    const run = await runPlan(candidate);
    const isSame = run.failures.some(({ invariant }) => invariant === broken);
    if (isSame) best = { plan: candidate, run };
    return isSame;
  }

  async function dropSteps(): Promise<void> {
    for (let size = Math.ceil(best.plan.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
      for (let from = 0; from < best.plan.steps.length && tries < MOST_TRIES; ) {
        const steps = best.plan.steps.toSpliced(from, size);
        if (!(await isStillBroken({ ...best.plan, steps }))) from += size;
      }
    }
  }

  async function dropWaits(): Promise<void> {
    for (let at = 0; at < best.plan.steps.length && tries < MOST_TRIES; at += 1) {
      const step = best.plan.steps[at];
      if (!step || step.waitMs === 0) continue;
      await isStillBroken({
        ...best.plan,
        steps: best.plan.steps.with(at, { ...step, waitMs: 0 }),
      });
    }
  }

  await dropSteps();
  await dropSteps();
  await dropWaits();
  for (const fewer of [{ phones: 1 }, { tablets: 1 }, { isLimited: false }]) {
    await isStillBroken({ ...best.plan, ...fewer });
  }
  return best;
}
