export type Random = ReturnType<typeof createRandom>;

/** The same seed gives the same numbers (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    /** Draws a whole number, both bounds included. */
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    chance: (share: number) => next() < share,
    pick<T>(from: readonly T[]): T {
      const one = from[Math.floor(next() * from.length)];
      if (one === undefined) throw new Error('There is nothing to pick from.');
      return one;
    },
  };
}
