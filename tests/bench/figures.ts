/** Describes a figure: its name, the measured values and the limit. */
export type Figure = { name: string; value: string; goal: string; isReached: boolean };

/** Returns the value below which this percentage of the measurements lies. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns a figure in milliseconds that should stay below a limit. */
export function below(name: string, ms: number, limitMs: number, details = ''): Figure {
  const value = `${ms.toFixed(ms < 10 ? 1 : 0)} ms${details ? ` (${details})` : ''}`;
  return { name, value, goal: `< ${limitMs} ms`, isReached: ms < limitMs };
}
