/** What a figure should keep, and where it should go. */
export type Limit = ({ atMost: number } | { atLeast: number }) & { goal?: number };

/** One measured thing as one line of JSON; without a limit it is there to be compared. */
export function printLine(name: string, value: number, unit: string, limit?: Limit): void {
  const rounded = Number(value.toFixed(3));
  const verdict = limit && { ...limit, reached: keeps(rounded, limit) };
  process.stdout.write(`${JSON.stringify({ name, value: rounded, unit, ...verdict })}\n`);
}

/** Goes on with the next part when one of them breaks or hangs; the exit code tells. */
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
