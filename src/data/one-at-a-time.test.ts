import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time';

function startAction() {
  const runs: { isHurried: boolean; end(): void }[] = [];
  const run = oneAtATime((isHurried) => new Promise((end) => void runs.push({ isHurried, end })));
  return { runs, run };
}

test('many calls during a run cause one further run', async () => {
  const { runs, run } = startAction();
  const first = run();
  void run();
  void run();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await first;
  expect(runs).toHaveLength(2);
  const second = run();
  runs[1]?.end();
  await second;
  runs[2]?.end();
  expect(runs).toHaveLength(3);
});

test('an urgent call during a run makes the next run urgent', async () => {
  const { runs, run } = startAction();
  const first = run(false);
  void run(true);
  void run(false);
  runs[0]?.end();
  await first;
  expect(runs.map(({ isHurried }) => isHurried)).toEqual([false, true]);
});

test('a failed run does not block the next one', async () => {
  let runs = 0;
  const run = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
  });
  await expect(run()).rejects.toThrow('away');
  await run();
  expect(runs).toBe(2);
});
