import { readXml, type XmlNode } from './xml';

/** Only `xml` and `json` are results; after all other replies the outcome is unknown. */
export type BankReply =
  | { kind: 'xml'; root: XmlNode }
  | { kind: 'json'; fields: JsonFields }
  | { kind: 'nothing'; why: 'timeout' | 'network' | 'http' | 'html' | 'malformed' | 'too_large' };

export type JsonFields = Record<string, unknown>;

const MAX_BYTES = 256 * 1024;

type Sent = {
  url: string;
  body: string;
  type: 'application/x-www-form-urlencoded' | 'application/json';
  timeoutMs: number;
};

/** Posts to the bank and never logs bodies: they contain the password, and some a card. */
export async function postToBank({ url, body, type, timeoutMs }: Sent): Promise<BankReply> {
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

/** Returns the fields of the response, or null if the bank sent none. */
export async function postJson(
  { url, enrollTimeoutMs }: { url: string; enrollTimeoutMs: number },
  fields: JsonFields,
): Promise<JsonFields | null> {
  const reply = await postToBank({
    url,
    type: 'application/json',
    body: JSON.stringify(fields),
    timeoutMs: enrollTimeoutMs,
  });
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
