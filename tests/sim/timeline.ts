type Happening = { at: number; order: number; run: () => void };

/**
 * Holds the simulation's only clock. Time moves to the next event when no real work is left, so runs are
 * deterministic.
 */
export type Timeline = {
  /** Returns the true time (ms since epoch). */
  now(): number;
  /** Schedules an event; returns a function that cancels the event. */
  after(ms: number, run: () => void): () => void;
  /** Schedules a task that the platform would run immediately (`setImmediate`). */
  soon(run: () => void): void;
  /** Runs all events until this much time has passed. */
  advance(ms: number): Promise<void>;
  count(): number;
};

/** One turn of the platform's own loop lets every ready promise continue. */
const realImmediate = globalThis.setImmediate;

export function createTimeline(start: number): Timeline {
  const heap: Happening[] = [];
  const tasks: (() => void)[] = [];
  let [now, order] = [start, 0];

  async function settle() {
    await turn();
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      task();
      await turn();
    }
  }

  return {
    now: () => now,
    count: () => order,
    after(ms, run) {
      order += 1;
      const happening = { at: now + Math.max(0, ms), order, run };
      push(heap, happening);
      return () => {
        happening.run = () => {};
      };
    },
    soon: (run) => void tasks.push(run),
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (let [next] = heap; next && next.at <= end; [next] = heap) {
        pop(heap);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
    },
  };
}

function turn(): Promise<void> {
  return new Promise((resolve) => realImmediate(resolve));
}

function isBefore(a: Happening | undefined, b: Happening | undefined): boolean {
  if (!a || !b) return false;
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

function swap(heap: Happening[], a: number, b: number): void {
  const [left, right] = [heap[a], heap[b]];
  if (!left || !right) return;
  heap[a] = right;
  heap[b] = left;
}

function push(heap: Happening[], happening: Happening): void {
  heap.push(happening);
  for (let at = heap.length - 1; at > 0; ) {
    const parent = (at - 1) >> 1;
    if (!isBefore(heap[at], heap[parent])) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function pop(heap: Happening[]): void {
  swap(heap, 0, heap.length - 1);
  heap.pop();
  for (let at = 0; ; ) {
    let first = at;
    for (const child of [at * 2 + 1, at * 2 + 2]) {
      if (isBefore(heap[child], heap[first])) first = child;
    }
    if (first === at) return;
    swap(heap, at, first);
    at = first;
  }
}
