import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { describeError } from './describe-error';
import { readableLine } from './readable-line';

/** Facts never hold personal data: ids, kinds, counts and codes only. */
type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;
/** `text` is a sentence for the operator. */
type Entry = Facts & { text?: string };
type Level = 'info' | 'warn' | 'error' | 'alarm';

/** An alarm needs a person now; its facts tell it from other alarms. */
const LEVELS = { alarm: 55 };
const REPEAT_MS = 60_000;

type Written = { level: Level; entry: object; at: number; repeats: number };

const request = new AsyncLocalStorage<string>();
const written = new Map<string, Written>();
let sink = standardOutput();

const writer = pino(
  {
    base: null,
    level: 'info',
    customLevels: LEVELS,
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: 'text',
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ requestId: request.getStore() }),
  },
  { write: (line: string) => sink(line) },
);

/** The only way to the log: one JSON object a line. Equal failures are one line a minute with their count. */
export const log = {
  info(event: string, entry: Entry): void {
    writer.info({ event, ...entry });
  },
  warn(event: string, entry: Entry): void {
    once('warn', `${event} ${entry.text}`, { event, ...entry });
  },
  /** Failures are equal when event and error are. */
  error(event: string, error: unknown, entry: Entry = {}): void {
    const described = describeError(error);
    const { stack: _stack, ...key } = described;
    once('error', `${event} ${JSON.stringify(key)}`, { event, ...entry, error: described });
  },
  alarm(event: string, entry: Entry): void {
    once('alarm', `${event} ${JSON.stringify(entry)}`, { event, ...entry });
  },
};

/** Lines that are written in `work` carry the id of the request. */
export function inRequest<T>(id: string, work: () => T): T {
  return request.run(id, work);
}

/** Writes how often failures have repeated since their line; the server calls this once a minute. */
export function writeRepeats(): void {
  for (const [key, { level, entry, repeats }] of written) {
    if (repeats === 0) written.delete(key);
    else write(key, level, entry, repeats);
  }
}

/** Sends the lines elsewhere, with no failure known. */
export function writeLogTo(other: (line: string) => void): void {
  written.clear();
  sink = other;
}

/** Some libraries write to the console; in the server's process that is the log too. */
export function takeOverConsole(): void {
  console.error = (...words: unknown[]) => {
    const error = words.find((word) => word instanceof Error);
    log.error('library.complaint', error ?? new Error(String(words[0])));
  };
  console.warn = console.error;
}

function once(level: Level, key: string, entry: object): void {
  const last = written.get(key);
  if (last && Date.now() - last.at < REPEAT_MS) last.repeats += 1;
  else write(key, level, entry, (last?.repeats ?? 0) + 1);
}

function write(key: string, level: Level, entry: object, count: number): void {
  written.set(key, { level, entry, at: Date.now(), repeats: 0 });
  writer[level]({ ...entry, ...(count > 1 && { count }) });
}

/** Lines for a person in a terminal, JSON for everything else. */
function standardOutput(): (line: string) => void {
  // Pino's stream survives a reader that has gone.
  const stream = pino.destination({ dest: 1, sync: true });
  stream.on('error', () => {});
  const isTerminal = process.stdout.isTTY && process.env.LOG !== 'json';
  return (line) => stream.write(isTerminal ? readableLine(line) : line);
}
