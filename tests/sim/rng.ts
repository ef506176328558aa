export type Rng = {
  /** Returns 0 ≤ number < 1. */
  next(): number;
  int(below: number): number;
  chance(share: number): boolean;
  between(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  weighted<Name extends string>(weights: Readonly<Partial<Record<Name, number>>>): Name;
  bytes(length: number): Uint8Array;
  /** Creates a generator of its own, whose draws do not change those of other parts. */
  fork(label: string): Rng;
};

export function createRng(seed: string): Rng {
  const next = sfc32(seed);
  const int = (below: number) => Math.floor(next() * below);
  return {
    next,
    int,
    chance: (share) => next() < share,
    between: (from, to) => from + next() * (to - from),
    pick<T>(items: readonly T[]): T {
      const item = items[int(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    weighted: (weights) => weighted(weights, next()),
    bytes: (length) => Uint8Array.from({ length }, () => int(256)),
    fork: (label) => createRng(`${seed}/${label}`),
  };
}

function weighted<Name extends string>(
  weights: Readonly<Partial<Record<Name, number>>>,
  draw: number,
): Name {
  const entries = Object.entries(weights) as [Name, number][];
  let left = draw * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  const [last] = entries.at(-1) ?? [];
  if (last === undefined) throw new Error('There is nothing to weigh.');
  return last;
}

function sfc32(seed: string): () => number {
  let [a, b, c, d] = [mixed(seed, 1), mixed(seed, 2), mixed(seed, 3), 1];
  function next() {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  }
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

function mixed(text: string, salt: number): number {
  let hash = 1_779_033_703 ^ (text.length * salt);
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ (text.charCodeAt(i) + salt), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash;
}

export function drawUuid(rng: Rng): string {
  const bytes = rng.bytes(16);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Buffer.from(bytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
