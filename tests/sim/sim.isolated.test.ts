import { expect, test, vi } from 'vitest';
import { drawPlan } from './plan';
import { runPlan } from './run';

// An evening takes long on a busy machine, and two at once would share one clock.
vi.setConfig({ testTimeout: 120_000 });

const SEEDS = [1, 2, 3];

test.each(SEEDS)('evening %i runs the same way twice, event by event', async (seed) => {
  const first = await runPlan(drawPlan(seed));
  const second = await runPlan(drawPlan(seed));
  expect(second.trace).toEqual(first.trace);
  expect(second.hash).toBe(first.hash);
  expect(first.trace.length).toBeGreaterThan(40);
});

test('different seeds are different evenings', async () => {
  const runs = [];
  for (const seed of SEEDS) runs.push(await runPlan(drawPlan(seed)));
  expect(new Set(runs.map(({ hash }) => hash)).size).toBe(SEEDS.length);
});

test('a plan that was written and read again runs the same way', async () => {
  const plan = drawPlan(4);
  const again = JSON.parse(JSON.stringify(plan));
  expect((await runPlan(again)).hash).toBe((await runPlan(plan)).hash);
});
