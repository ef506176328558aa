export type Form = { action: string; fields: Record<string, string> };

/** Returns a page's form as a browser would send it. */
export function formOf(page: string, base: string): Form {
  const action = text(/<form[^>]*action="([^"]*)"/.exec(page)?.[1] ?? '');
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const fields = inputs.map(([, name = '', value = '']) => [text(name), text(value)]);
  return { action: new URL(action || base, base).href, fields: Object.fromEntries(fields) };
}

function text(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
