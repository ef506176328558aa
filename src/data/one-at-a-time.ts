/**
 * An act that runs once at a time; asked meanwhile, it runs once more afterwards, hurried if anybody was in a
 * hurry.
 */
export function oneAtATime(
  act: (isHurried: boolean) => Promise<void>,
): (isHurried?: boolean) => Promise<void> {
  let running: Promise<void> | null = null;
  let asked: { isHurried: boolean } | null = null;

  function run(isHurried = false): Promise<void> {
    if (running) {
      asked = { isHurried: isHurried || asked?.isHurried === true };
      return running;
    }
    running = act(isHurried).finally(() => {
      running = null;
      const next = asked;
      asked = null;
      if (next) void run(next.isHurried);
    });
    return running;
  }

  return run;
}
