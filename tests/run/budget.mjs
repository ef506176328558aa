const LISTED = 10;
/** A longer test (ms) should be split or moved to a cheaper layer. */
const AIM_MS = 15_000;
/**
 * A longer test (ms) fails the run. The limit is twice the aim, because tests share the cores and walks check many
 * screens.
 */
const LIMIT_MS = 2 * AIM_MS;

/** `measure` takes this long (ms) on the idle machine for which the aim was set. */
const REFERENCE_MS = 35;
const EVERY_MS = 5_000;

/**
 * Measures how much slower this machine is than the reference while the tests run: a fixed piece of work every five
 * seconds, 1 % of a core. Returns the median as a factor, never below 1. A loaded or slow machine stretches the
 * budget.
 */
export function watchSlowness() {
  const samples = [measure()];
  const timer = setInterval(() => samples.push(measure()), EVERY_MS);
  return () => {
    clearInterval(timer);
    const sorted = samples.toSorted((one, other) => one - other);
    return Math.max(1, sorted[Math.floor(sorted.length / 2)] / REFERENCE_MS);
  };
}

function measure() {
  const startedAt = performance.now();
  const seen = new Map();
  let number = 1;
  for (let step = 0; step < 400_000; step += 1) {
    number ^= number << 13;
    number ^= number >>> 17;
    number ^= number << 5;
    seen.set(number & 8_191, String(number));
  }
  return performance.now() - startedAt;
}

/** Prints the slowest tests; returns true if none is over the limit. */
export function keepsBudget(tests, slowness) {
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, LISTED);
  if (slowest.length === 0) return true;
  const factor = slowness.toFixed(1);
  console.log(`\nSlowest tests (this machine: ${factor} × the reference time):`);
  for (const { name, ms } of slowest) {
    const verdict =
      ms > LIMIT_MS * slowness ? '  TOO SLOW' : ms > AIM_MS * slowness ? '  slow' : '';
    console.log(`  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}${verdict}`);
  }
  const over = tests.filter(({ ms }) => ms > LIMIT_MS * slowness);
  if (over.length === 0) return true;
  const limit = ((LIMIT_MS * slowness) / 1_000).toFixed(0);
  console.log(
    `${over.length} over the limit of ${limit} s: split them or move them to a cheaper floor.`,
  );
  return false;
}
