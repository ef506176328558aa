import { secretHash } from './keys';

/** A token bucket holds `capacity` tokens and refills evenly over `perMs`. */
export type Limit = { name: string; capacity: number; perMs: number };

export type RateLimiter = {
  /**
   * Takes one token and returns 0, or the wait for the next one (ms). The id in `once` makes a mutation's retries free,
   * up to `FREE_REPEATS` times.
   */
  take(limit: Limit, who: string, once?: string): number;
  /** Takes a token that all processes of the venue count together. */
  takeShared(limit: Limit, who: string, once?: string): Promise<number>;
  /** Fills the bucket again, after a success that proves that nobody guessed. */
  forgive(limit: Limit, who: string): void;
};

/** Stores for a bucket when all its tokens are back (ms); 0 stands for a bucket that nobody has used. */
export type SharedBuckets = {
  /** Stores `next` if the bucket still has `known`. Returns whether it did, and what the bucket has then. */
  exchange(
    keyHash: string,
    known: number,
    next: number,
  ): Promise<{ isWon: boolean; fullAt: number }>;
};

/** A mutation has this many free retries, more than a bad connection needs in 15 minutes. */
const FREE_REPEATS = 20;

const MAX_BUCKETS = 20_000;
const REMEMBER_MS = 15 * 60_000;
/** So often may other processes take tokens of the same bucket in between. */
const MOST_TRIES = 50;
const ROUNDING_MS = 0.01;

type Taken = { fullAt: number; waitMs: number };

/** The rule: each token delays the moment at which the bucket is full again, by at most `perMs`. */
function takeFrom({ capacity, perMs }: Limit, storedFullAt: number, now: number): Taken {
  // A clock that was set back makes nobody wait longer than for one token.
  const fullAt = Math.min(storedFullAt, now + perMs);
  const next = Math.max(fullAt, now) + perMs / capacity;
  const waitMs = next - now - perMs;
  return waitMs > ROUNDING_MS ? { fullAt, waitMs: Math.ceil(waitMs) } : { fullAt: next, waitMs: 0 };
}

/** @param shared counts over several processes; without it this process is alone */
export function createRateLimiter(now: () => number, shared?: SharedBuckets): RateLimiter {
  const buckets = new Map<string, number>();
  const charged = new Map<string, { at: number; repeats: number }>();
  const turns = new Map<string, Promise<number>>();

  function forgetOld(): void {
    for (const [key, { at }] of charged) {
      if (now() - at < REMEMBER_MS && charged.size <= MAX_BUCKETS) break;
      charged.delete(key);
    }
    for (const [key, fullAt] of buckets) {
      if (fullAt > now() && buckets.size <= MAX_BUCKETS) break;
      buckets.delete(key);
    }
  }

  /** True for a retry that needs no token. */
  function isFree(charge: string): boolean {
    const paid = charged.get(charge);
    if (!paid || paid.repeats >= FREE_REPEATS) return false;
    paid.repeats += 1;
    return true;
  }

  function keep(key: string, fullAt: number): void {
    // Maps keep insertion order, so used buckets move to the end.
    buckets.delete(key);
    buckets.set(key, fullAt);
  }

  function charge(of: string, once: string | undefined): void {
    if (once !== undefined) {
      charged.set(of, { at: now(), repeats: charged.get(of)?.repeats ?? 0 });
    }
  }

  /** Returns the wait (ms), by the bucket that the database stores: this process may know an older one. */
  async function exchange(store: SharedBuckets, limit: Limit, key: string): Promise<number> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const known = buckets.get(key) ?? 0;
      const { fullAt, waitMs } = takeFrom(limit, known, now());
      const next = waitMs > 0 ? known : fullAt;
      const stored = await store.exchange(secretHash(key), known, next);
      keep(key, stored.fullAt);
      if (stored.isWon) return waitMs;
    }
    return limit.perMs / limit.capacity;
  }

  return {
    take(limit, who, once) {
      const key = keyOf(limit, who);
      if (once !== undefined && isFree(`${key}:${once}`)) return 0;
      forgetOld();
      const { fullAt, waitMs } = takeFrom(limit, buckets.get(key) ?? 0, now());
      keep(key, fullAt);
      if (waitMs === 0) charge(`${key}:${once}`, once);
      return waitMs;
    },

    async takeShared(limit, who, once) {
      if (!shared) return this.take(limit, who, once);
      const key = keyOf(limit, who);
      if (once !== undefined && isFree(`${key}:${once}`)) return 0;
      forgetOld();
      // One after another, so that only other processes come in between.
      const turn = (turns.get(key) ?? Promise.resolve(0)).then(() => exchange(shared, limit, key));
      const settled = turn.catch(() => 0);
      turns.set(key, settled);
      settled.finally(() => turns.get(key) === settled && turns.delete(key));
      const waitMs = await turn;
      if (waitMs === 0) charge(`${key}:${once}`, once);
      return waitMs;
    },

    forgive(limit, who) {
      buckets.delete(keyOf(limit, who));
    },
  };
}

function keyOf({ name }: Limit, who: string): string {
  return `${name}:${who}`;
}

export const NO_LIMITS: RateLimiter = {
  take: () => 0,
  takeShared: async () => 0,
  forgive() {},
};
