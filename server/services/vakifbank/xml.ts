/** The bank's XML has elements with text or children. Values stay text, because of leading zeros. */
export type XmlNode = { name: string; text: string; children: XmlNode[] };
export type XmlFields = { readonly [name: string]: string | XmlFields | undefined };

const MAX_DEPTH = 12;
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

export function writeXml(root: string, fields: XmlFields): string {
  return `<?xml version="1.0" encoding="utf-8"?>${element(root, fields)}`;
}

function element(name: string, value: string | XmlFields): string {
  const inner =
    typeof value === 'string'
      ? escaped(value)
      : Object.entries(value)
          .map(([key, inside]) => (inside === undefined ? '' : element(key, inside)))
          .join('');
  return `<${name}>${inner}</${name}>`;
}

function escaped(text: string): string {
  const marks: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  // XML allows no control characters.
  return [...text.replace(/[^\P{Cc}\n]/gu, '')].map((mark) => marks[mark] ?? mark).join('');
}

/** Returns null for XML that is malformed, too deep, or has a DOCTYPE or entity, which can be an attack. */
export function readXml(text: string): XmlNode | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return null;
  const body = text
    .replace(/^\uFEFF?\s*(<\?xml[^>]*\?>)?/, '')
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inside: string) => escaped(inside))
    .replace(/<!--[\s\S]*?-->/g, '');
  const root: XmlNode = { name: '', text: '', children: [] };
  const open = [root];
  let last = 0;
  for (const tag of body.matchAll(
    /<(\/?)([A-Za-z][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g,
  )) {
    const between = body.slice(last, tag.index);
    const node = open.at(-1);
    if (!node || between.includes('<')) return null;
    node.text += between;
    last = tag.index + tag[0].length;
    const [, closing, name = '', , empty] = tag;
    if (closing) {
      if (node.name !== name || open.length === 1) return null;
      open.pop();
      continue;
    }
    if (open.length > MAX_DEPTH) return null;
    const child = { name, text: '', children: [] };
    node.children.push(child);
    if (!empty) open.push(child);
  }
  const isWhole = open.length === 1 && root.children.length === 1;
  return isWhole && body.slice(last).trim() === '' ? (root.children[0] ?? null) : null;
}

/** Returns the text at a path of element names, or undefined if missing or empty. */
export function textAt(node: XmlNode, path: string): string | undefined {
  const found = nodeAt(node, path);
  return found ? decoded(found.text.trim()) || undefined : undefined;
}

export function nodeAt(node: XmlNode, path: string): XmlNode | undefined {
  let found: XmlNode | undefined = node;
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name);
  return found;
}

function decoded(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const hex = /^#x/i.test(name);
    const point = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}
