import { byKey, keysOf } from '#domain/keys';

const BANK_MODES = ['off', 'simulator', 'test', 'live'] as const;
export type BankMode = (typeof BANK_MODES)[number];
export type HashCheck = 'off' | 'log' | 'enforce';

export type BankUrls = {
  enroll: string;
  vpos: string;
  search: string;
  settlement: string;
  hostedCreate: string;
  hostedQuery: string;
};

export type BankConfig = {
  mode: BankMode;
  /** With `direct` our API accepts card data too; the hosted page always works. */
  flow: 'hosted' | 'direct';
  merchantId: string;
  terminalNo: string;
  password: string;
  mpiPassword: string;
  /** The value null means the simulator in this process. */
  urls: BankUrls | null;
  hashCheck: HashCheck;
  acceptsHalfSecure: boolean;
  maxInstallment: number;
  ttlMs: number;
  enrollTimeoutMs: number;
  saleTimeoutMs: number;
};

type Env = Readonly<Record<string, string | undefined>>;

const URL_NAMES: Readonly<Record<keyof BankUrls, string>> = {
  enroll: 'VAKIFBANK_URL_ENROLL',
  vpos: 'VAKIFBANK_URL_VPOS',
  search: 'VAKIFBANK_URL_SEARCH',
  settlement: 'VAKIFBANK_URL_SETTLEMENT',
  hostedCreate: 'VAKIFBANK_URL_CP_CREATE',
  hostedQuery: 'VAKIFBANK_URL_CP_QUERY',
};

const SIMULATED = {
  VAKIFBANK_MERCHANT_ID: '000000000000042',
  VAKIFBANK_TERMINAL_NO: 'VP000042',
  VAKIFBANK_API_PASSWORD: 'SimPassw0rd',
};

const NO_TERMINAL = { merchantId: '', terminalNo: '', password: '', mpiPassword: '' };

/** @throws Error for contradictory settings: the server must not start */
export function readBankConfig(env: Env, { isDemo }: { isDemo: boolean }): BankConfig {
  const mode = modeOf(env, isDemo);
  const settings = mode === 'simulator' ? { ...SIMULATED, ...env } : env;
  if (mode === 'simulator') refuseInProduction(env);
  const flow = oneOf(env, 'VAKIFBANK_FLOW', ['hosted', 'direct'], isDemo ? 'direct' : 'hosted');
  const urls = mode === 'off' ? null : urlsOf(env, mode);
  if (mode === 'live') refuseUnsafeLive(env, flow, urls);
  return {
    mode,
    flow,
    ...(mode === 'off' ? NO_TERMINAL : terminalOf(settings)),
    urls,
    hashCheck: oneOf(
      env,
      'VAKIFBANK_HASH_CHECK',
      ['off', 'log', 'enforce'],
      mode === 'simulator' ? 'enforce' : 'log',
    ),
    acceptsHalfSecure: env.ACCEPT_HALF_SECURE === 'true',
    maxInstallment: numberOf(env, 'MAX_INSTALLMENT', { least: 1, most: 12, otherwise: 1 }),
    ttlMs: numberOf(env, 'PAYMENT_TTL_MIN', { least: 5, most: 60, otherwise: 15 }) * 60_000,
    enrollTimeoutMs: mode === 'test' ? 75_000 : 30_000,
    saleTimeoutMs: 60_000,
  };
}

function modeOf(env: Env, isDemo: boolean): BankMode {
  const hasCredentials = Object.keys(SIMULATED).some((name) => Boolean(env[name]));
  if (!env.VAKIFBANK_MODE && hasCredentials) {
    throw new Error('VAKIFBANK_MODE is missing: say whether the terminal is `test` or `live`.');
  }
  return oneOf(env, 'VAKIFBANK_MODE', BANK_MODES, isDemo ? 'simulator' : 'off');
}

function terminalOf(settings: Env) {
  const given = byKey(keysOf(SIMULATED), (name) => {
    const value = settings[name];
    if (!value) throw new Error(`${name} is missing: card payments cannot be taken without it.`);
    return value;
  });
  const password = given.VAKIFBANK_API_PASSWORD;
  return {
    merchantId: given.VAKIFBANK_MERCHANT_ID,
    terminalNo: given.VAKIFBANK_TERMINAL_NO,
    password,
    mpiPassword: settings.VAKIFBANK_MPI_PASSWORD || password,
  };
}

function urlsOf(env: Env, mode: BankMode): BankUrls | null {
  if (mode === 'simulator' && Object.values(URL_NAMES).every((name) => !env[name])) return null;
  return byKey(keysOf(URL_NAMES), (key) => {
    const name = URL_NAMES[key];
    const value = env[name] ?? '';
    if (!URL.canParse(value)) throw new Error(`${name} is no address: ${value}`);
    return value;
  });
}

function refuseInProduction(env: Env): void {
  if (env.NODE_ENV === 'production' && env.ALLOW_SIMULATOR_IN_PROD !== '1') {
    throw new Error('VAKIFBANK_MODE=simulator takes no money; it is refused in production.');
  }
}

function refuseUnsafeLive(env: Env, flow: BankConfig['flow'], urls: BankUrls | null): void {
  if (!env.PUBLIC_URL?.startsWith('https://')) {
    throw new Error('VAKIFBANK_MODE=live needs PUBLIC_URL with https: the bank sends guests back.');
  }
  const unsafe = Object.values(urls ?? {}).find((url) => !url.startsWith('https://'));
  if (unsafe) throw new Error(`VAKIFBANK_MODE=live needs https addresses: ${unsafe}`);
  if (flow === 'direct' && env.VAKIFBANK_ALLOW_DIRECT !== 'saq-d') {
    throw new Error(
      'VAKIFBANK_FLOW=direct takes card data here (PCI SAQ D): refused in live mode.',
    );
  }
}

function oneOf<T extends string>(env: Env, name: string, all: readonly T[], otherwise: T): T {
  const text = env[name] || otherwise;
  const found = all.find((one) => one === text);
  if (!found) throw new Error(`${name} is one of ${all.join(', ')}: ${text}`);
  return found;
}

type Range = { least: number; most: number; otherwise: number };

function numberOf(env: Env, name: string, { least, most, otherwise }: Range): number {
  const value = Number(env[name] || otherwise);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`${name} is a number from ${least} to ${most}: ${env[name]}`);
}

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

export function postXml(
  { url, saleTimeoutMs }: { url: string; saleTimeoutMs: number },
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
