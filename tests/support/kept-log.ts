import { writeLogTo } from '../../server/log/log';

/** Keeps the log's lines of this test. */
export function keepLog() {
  const lines: string[] = [];
  writeLogTo((line) => lines.push(line));
  return {
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    events: () => lines.map((line) => String(JSON.parse(line).event)),
  };
}
