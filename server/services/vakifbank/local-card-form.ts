import type { AcsForm } from './mpi';

// A quoted value may contain ">".
const FORM = /<form\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/form>/i;
const INPUT = /<input\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;

/** Returns action and hidden fields of a page's first form, or null. */
export function innerForm(page: string): AcsForm | null {
  const form = FORM.exec(page);
  const url = form && attribute(form[1] ?? '', 'action');
  if (!form || !url) return null;
  const inputs = [...(form[2] ?? '').matchAll(INPUT)].map(([, inside = '']) => inside);
  const fields = inputs.flatMap((input) => {
    const name = attribute(input, 'name');
    return name ? [[name, attribute(input, 'value') ?? '']] : [];
  });
  return { url, fields: Object.fromEntries(fields) };
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  const text = found?.[1] ?? found?.[2];
  return text === undefined ? null : unescaped(text);
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
