/** A token bucket holds `capacity` tokens and refills evenly over `perMs`. */
export type Limit = { name: string; capacity: number; perMs: number };

export type RateLimiter = {
  /**
   * Takes one token and returns 0, or the wait for the next one (ms). The id in `once` makes a mutation's retries free,
   * up to `FREE_REPEATS` times.
   */
  take(limit: Limit, who: string, once?: string): number;
  /** Fills the bucket again, after a success that proves that nobody guessed. */
  forgive(limit: Limit, who: string): void;
};

/** A mutation has this many free retries, more than a bad connection needs in 15 minutes. */
const FREE_REPEATS = 20;

type Bucket = { tokens: number; at: number; perMs: number };

const MAX_BUCKETS = 20_000;
const REMEMBER_MS = 15 * 60_000;

export function createRateLimiter(now: () => number): RateLimiter {
  const buckets = new Map<string, Bucket>();
  const charged = new Map<string, { at: number; repeats: number }>();

  function filled(limit: Limit, who: string): Bucket {
    const key = `${limit.name}:${who}`;
    const at = now();
    const { capacity, perMs } = limit;
    const old = buckets.get(key) ?? { tokens: capacity, at, perMs };
    const gained = (Math.max(0, at - old.at) / perMs) * capacity;
    const bucket = { tokens: Math.min(capacity, old.tokens + gained), at, perMs };
    // Maps keep insertion order, so used buckets move to the end.
    buckets.delete(key);
    buckets.set(key, bucket);
    return bucket;
  }

  function waitFor(limit: Limit, bucket: Bucket): number {
    return bucket.tokens >= 1 ? 0 : Math.ceil(((1 - bucket.tokens) * limit.perMs) / limit.capacity);
  }

  function forgetOld(): void {
    for (const [key, { at }] of charged) {
      if (now() - at < REMEMBER_MS && charged.size <= MAX_BUCKETS) break;
      charged.delete(key);
    }
    for (const [key, { at, perMs }] of buckets) {
      if (now() - at < perMs && buckets.size <= MAX_BUCKETS) break;
      buckets.delete(key);
    }
  }

  return {
    take(limit, who, once) {
      const charge = `${limit.name}:${who}:${once}`;
      const paid = once === undefined ? undefined : charged.get(charge);
      if (paid && paid.repeats < FREE_REPEATS) {
        paid.repeats += 1;
        return 0;
      }
      forgetOld();
      const bucket = filled(limit, who);
      const wait = waitFor(limit, bucket);
      if (wait > 0) return wait;
      bucket.tokens -= 1;
      if (once !== undefined) charged.set(charge, { at: now(), repeats: paid?.repeats ?? 0 });
      return 0;
    },

    forgive({ name }, who) {
      buckets.delete(`${name}:${who}`);
    },
  };
}

export const NO_LIMITS: RateLimiter = { take: () => 0, forgive() {} };
