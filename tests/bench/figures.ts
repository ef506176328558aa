/** One measured thing: what it is, what was measured, and what it should be. */
export type Figure = { name: string; value: string; goal: string; isReached: boolean };

/** The value below which so many percent of the measurements lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** A figure in milliseconds that should stay below a limit. */
export function below(name: string, ms: number, limitMs: number, details = ''): Figure {
  const value = `${ms.toFixed(ms < 10 ? 1 : 0)} ms${details ? ` (${details})` : ''}`;
  return { name, value, goal: `< ${limitMs} ms`, isReached: ms < limitMs };
}
