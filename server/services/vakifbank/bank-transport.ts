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

/** Only `xml` and `json` are results; after all other replies the outcome is unknown. */
export type BankReply =
  | { kind: 'xml'; root: XmlNode }
  | { kind: 'json'; fields: JsonFields }
  | { kind: 'nothing'; why: 'timeout' | 'network' | 'http' | 'html' | 'malformed' | 'too_large' };

export type JsonFields = Record<string, unknown>;

const MAX_BYTES = 256 * 1024;

type Sent = { url: string; body: string; type: string; timeoutMs: number };

/** Posts to the bank and never logs bodies: they contain the password, and some a card. */
async function post({ url, body, type, timeoutMs }: Sent): Promise<BankReply> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'Content-Type': `${type}; charset=utf-8`,
        Accept: 'application/xml, application/json, text/xml',
        // The bank's firewall refuses requests without a User-Agent.
        'User-Agent': 'BarBliss/1.0',
      },
    });
    const text = await textOf(response);
    if (text === null) return { kind: 'nothing', why: 'too_large' };
    if (response.status >= 500) return { kind: 'nothing', why: 'http' };
    return sniffed(text.trim());
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { kind: 'nothing', why: isLate ? 'timeout' : 'network' };
  }
}

export function postForm(
  url: string,
  fields: Record<string, string>,
  timeoutMs: number,
): Promise<BankReply> {
  const body = new URLSearchParams(fields).toString();
  return post({ url, body, type: 'application/x-www-form-urlencoded', timeoutMs });
}

type Terminal = { url: string; saleTimeoutMs: number };

export function postXml(
  { url, saleTimeoutMs }: Terminal,
  root: string,
  fields: XmlFields,
): Promise<BankReply> {
  return postForm(url, { prmstr: writeXml(root, fields) }, saleTimeoutMs);
}

/** Returns the fields of the response, or null if the bank sent none. */
export async function postJson(
  { url, enrollTimeoutMs }: { url: string; enrollTimeoutMs: number },
  fields: JsonFields,
): Promise<JsonFields | null> {
  const body = JSON.stringify(fields);
  const reply = await post({ url, type: 'application/json', body, timeoutMs: enrollTimeoutMs });
  return reply.kind === 'json' ? reply.fields : null;
}

export function fieldText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Returns null if the text is too long. */
async function textOf(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Judges by the body: the bank's firewall sends HTML with status 200, its gateway JSON instead of XML. */
function sniffed(text: string): BankReply {
  if (text.startsWith('{')) return jsonReply(text);
  if (!text.startsWith('<')) return { kind: 'nothing', why: 'malformed' };
  if (/^<(!doctype\s+html|html)/i.test(text)) return { kind: 'nothing', why: 'html' };
  const root = readXml(text);
  return root ? { kind: 'xml', root } : { kind: 'nothing', why: 'malformed' };
}

function jsonReply(text: string): BankReply {
  try {
    return { kind: 'json', fields: JSON.parse(text) };
  } catch {
    return { kind: 'nothing', why: 'malformed' };
  }
}
