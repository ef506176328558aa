import type { DescribedError } from './describe-error';

type Line = Record<string, unknown> & { time: string; level: string; event: string; text?: string };

/** Turns a JSON line into text for a terminal. A notice is its sentence alone. */
export function readableLine(json: string): string {
  const { time, level, event, text, error, ...facts } = JSON.parse(json) as Line;
  if (level === 'info' && text) return `${text}\n`;
  const shown = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const head = [clock, level, event, ...shown, text].filter(Boolean).join(' ');
  return `${head}\n${error ? errorText(error as DescribedError) : ''}`;
}

function errorText({ name, code, message, stack = [], cause }: DescribedError): string {
  const head = [name, code && `(${code})`, message].filter(Boolean).join(' ');
  const lines = [head, ...stack.map((frame) => `  ${frame}`)].map((line) => `  ${line}\n`);
  return lines.join('') + (cause ? errorText(cause) : '');
}
