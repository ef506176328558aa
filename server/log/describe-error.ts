export type DescribedError = {
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
