/** Runs a function once at a time; calls during a run lead to one more run, hurried if any of them was. */
export function oneAtATime(task: (isHurried: boolean) => Promise<void>) {
  let running: Promise<void> | null = null;
  let asked: { isHurried: boolean } | null = null;

  function run(isHurried = false): Promise<void> {
    if (running) {
      asked = { isHurried: isHurried || asked?.isHurried === true };
      return running;
    }
    running = task(isHurried).finally(() => {
      running = null;
      const next = asked;
      asked = null;
      if (next) void run(next.isHurried);
    });
    return running;
  }

  return run;
}
