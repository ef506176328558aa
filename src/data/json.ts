/** Returns null if the text is not a JSON object. */
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

export function numberField(response: unknown, name: string): number | null {
  const value = isRecord(response) ? response[name] : null;
  return typeof value === 'number' ? value : null;
}

/** Returns null if the field is missing or not a text. */
export function textField(response: unknown, name: string): string | null {
  const value = isRecord(response) ? response[name] : null;
  return typeof value === 'string' ? value : null;
}
