import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWriteQueue } from './write-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Each commit takes 10 ms, as over a network. */
function openQueue() {
  const commits: number[] = [];
  const queue = createWriteQueue(
    async (statements) => {
      commits.push(statements.length);
      await new Promise((resolve) => setTimeout(resolve, 10));
      return statements.map(() => []);
    },
    { isFile: false },
  );
  const write = (count: number) => {
    for (let nth = 0; nth < count; nth += 1) void queue.write([{ text: '', values: [] }], 0);
  };
  return { commits, write };
}

test('a single write waits for no other', async () => {
  const { commits, write } = openQueue();
  write(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(commits).toEqual([1]);
});

test('over a network a commit waits for as many writes as came in the time of the last one', async () => {
  const { commits, write } = openQueue();
  write(2);
  await vi.advanceTimersByTimeAsync(5);
  write(2);
  await vi.advanceTimersByTimeAsync(5);
  expect(commits).toEqual([2]);
  write(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(commits).toEqual([2]);
  write(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(commits).toEqual([2, 4]);
});

test('a commit waits for a few milliseconds only', async () => {
  const { commits, write } = openQueue();
  write(4);
  await vi.advanceTimersByTimeAsync(5);
  write(1);
  await vi.advanceTimersByTimeAsync(5);
  expect(commits).toEqual([4]);
  await vi.advanceTimersByTimeAsync(3);
  expect(commits).toEqual([4, 1]);
});
