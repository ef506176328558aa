/** Tests move this clock. Wall and monotonic clock can diverge, as on real devices. */
export type TestClock = {
  now(): number;
  mono(): number;
  advance(ms: number): void;
  /** Sets the phone's clock, as a person would. */
  moveWall(ms: number): void;
};

export function createClock(start: number): TestClock {
  let [wall, mono] = [start, 1_000];
  return {
    now: () => wall,
    mono: () => mono,
    advance(ms) {
      wall += ms;
      mono += ms;
    },
    moveWall(ms) {
      wall += ms;
    },
  };
}
