/** The simulator parses messages with its own code, so that it tests the client's code. */
export type Flat = ReadonlyMap<string, string>;

/** Returns the leaf elements by name. Names are unique in a terminal message. */
export function leavesOf(xml: string): Flat {
  const leaves = new Map<string, string>();
  for (const [, name = '', text = ''] of xml.matchAll(/<([A-Za-z]\w*)>([^<]*)<\/\1>/g)) {
    leaves.set(name, unquoted(text));
  }
  return leaves;
}

export type Tree = { readonly [name: string]: string | Tree | readonly Tree[] };

export function message(root: string, tree: Tree): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${branch(root, tree)}`;
}

function branch(name: string, value: string | Tree | readonly Tree[]): string {
  if (typeof value === 'string') return `<${name}>${quoted(value)}</${name}>`;
  if (isList(value)) return value.map((one) => branch(name, one)).join('');
  const inner = Object.entries(value).map(([key, inside]) => branch(key, inside));
  return `<${name}>\n${inner.join('\n')}\n</${name}>`;
}

function isList(value: Tree | readonly Tree[]): value is readonly Tree[] {
  return Array.isArray(value);
}

const MARKS: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
];

export function quoted(text: string): string {
  return MARKS.reduce((done, [mark, entity]) => done.replaceAll(mark, entity), text);
}

function unquoted(text: string): string {
  return [...MARKS].reverse().reduce((done, [mark, entity]) => done.replaceAll(entity, mark), text);
}
