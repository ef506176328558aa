/** JSON text as a record; null when it is not one. */
export function recordOf(text: string | undefined): Record<string, unknown> | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text field of a response; null when it is missing or no text. */
export function textField(answer: unknown, name: string): string | null {
  const value = isRecord(answer) ? answer[name] : null;
  return typeof value === 'string' ? value : null;
}
