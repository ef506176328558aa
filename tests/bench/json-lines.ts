/** A figure must keep the limit and should reach the goal. */
export type Limit = ({ atMost: number } | { atLeast: number }) & { goal?: number };

/** Prints one figure as one line of JSON; a figure without a limit serves comparison. */
export function printLine(name: string, value: number, unit: string, limit?: Limit): void {
  const rounded = Number(value.toFixed(3));
  const verdict = limit && { ...limit, reached: keeps(rounded, limit) };
  process.stdout.write(`${JSON.stringify({ name, value: rounded, unit, ...verdict })}\n`);
}

/** Continues with the next part when a part fails or hangs; the exit code reports the failure. */
export async function part(name: string, limitMs: number, run: () => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took over ${limitMs / 1000} s.`)), limitMs);
  });
  try {
    await Promise.race([run(), tooLong]);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ name, failed: String(error) })}\n`);
    process.exitCode = 1;
  } finally {
    clearTimeout(timer);
  }
}

function keeps(value: number, limit: Limit): boolean {
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}
