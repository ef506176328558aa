import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';

type DescribedError = {
  name: string;
  code?: string;
  message?: string;
  stack?: string[];
  cause?: DescribedError;
};

const MOST_FRAMES = 8;
const MOST_LETTERS = 300;

/**
 * Describes an error without what people typed. Messages repeat it between quotation marks, as addresses, as numbers,
 * or behind "params:".
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && error.code ? String(error.code) : undefined;
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name,
    ...(code && { code }),
    // JSON.parse repeats its input.
    ...(name !== 'SyntaxError' && { message: withoutInput(message) }),
    ...(frames.length > 0 && { stack: frames.slice(0, MOST_FRAMES).map((line) => line.trim()) }),
    ...(cause instanceof Error && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}

function withoutInput(message: string): string {
  return message
    .replace(/\nparams:.*/s, '')
    .replace(/".*"/s, '"…"')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d ().-]{7,}\d/g, '…')
    .slice(0, MOST_LETTERS);
}

type Line = Record<string, unknown> & {
  time: string;
  level: string;
  event: string;
  text?: string;
  error?: DescribedError;
};

/** Turns a JSON line into text for a terminal. A notice is its sentence alone. */
export function readableLine(json: string): string {
  const { time, level, event, text, error, ...facts }: Line = JSON.parse(json);
  if (level === 'info' && text) return `${text}\n`;
  const shown = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const head = [clock, level, event, ...shown, text].filter(Boolean).join(' ');
  return `${head}\n${error ? errorText(error) : ''}`;
}

function errorText({ name, code, message, stack = [], cause }: DescribedError): string {
  const head = [name, code && `(${code})`, message].filter(Boolean).join(' ');
  const lines = [head, ...stack.map((frame) => `  ${frame}`)].map((line) => `  ${line}\n`);
  return lines.join('') + (cause ? errorText(cause) : '');
}

/** Facts never hold personal data: ids, kinds, counts and codes only. */
type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;
/** `text` is a sentence for the operator. */
type Entry = Facts & { text?: string };
type Level = 'info' | 'warn' | 'error' | 'alarm';

/** An alarm needs a person now; its facts tell it from other alarms. */
const LEVELS = { alarm: 55 };
const REPEAT_MS = 60_000;

const request = new AsyncLocalStorage<string>();
const written = new Map<string, { level: Level; entry: object; at: number; repeats: number }>();
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
