import type { Identifier, SupportStatement } from '@mdn/browser-compat-data/forLegacyNode';
import bcd from '@mdn/browser-compat-data/forLegacyNode';

/** Lists the oldest supported browsers, as in vite.config.ts. */
const OLDEST: Record<string, number> = {
  chrome: 100,
  chrome_android: 100,
  firefox: 100,
  firefox_android: 100,
  safari: 15.4,
  safari_ios: 15.4,
};

/** Returns whether each of the oldest browsers has a feature of MDN's data; an unlisted feature counts as supported. */
export function isSupported(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return true;
  return Object.entries(OLDEST).every(([browser, oldest]) => {
    const statement = support[browser as keyof typeof support];
    return statement === undefined || hasSince(statement, oldest);
  });
}

function hasSince(statement: SupportStatement, oldest: number): boolean {
  const ways = Array.isArray(statement) ? statement : [statement];
  return ways.some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    if (flags || prefix || alternative_name || typeof version_added !== 'string') return false;
    if (version_removed && numberOf(version_removed) <= oldest) return false;
    return numberOf(version_added) <= oldest;
  });
}

function numberOf(version: string | boolean): number {
  return typeof version === 'string' ? Number(version.replace('≤', '')) || Infinity : Infinity;
}

/** Scripts call methods on these page objects. The other objects in MDN's data have too many everyday names. */
const PAGE_OBJECTS =
  /^(Element|Node|Document|HTML\w*Element|Animation|ReadableStream|Blob|Response|Request|Headers|URL\w*|AbortSignal|AbortController|Cache\w*|Clients?|IDB\w+|CSSStyleSheet|Event|MediaStream\w*|CanvasRenderingContext2D)$/;
/** No supported browser has these objects, whose method names are those of other objects. */
const FUTURE_OBJECTS = /^(Temporal|Iterator|(Async)?DisposableStack)$/;

/** Maps method names to all objects of the language and the page that have such a method. */
export function methodsByName(): Map<string, Identifier[]> {
  const { Intl: formats, ...builtins } = bcd.javascript.builtins ?? {};
  const owners = [
    ...Object.entries(builtins).filter(([name]) => !FUTURE_OBJECTS.test(name)),
    ...Object.entries(formats ?? {}),
    ...Object.entries(bcd.api).filter(([name]) => PAGE_OBJECTS.test(name)),
  ];
  const methods = new Map<string, Identifier[]>();
  for (const [owner, node] of owners) {
    for (const [key, member] of Object.entries(node)) {
      if (key === '__compat' || key === owner || /_(static|event)$/.test(key)) continue;
      methods.set(key, [...(methods.get(key) ?? []), member as Identifier]);
    }
  }
  return methods;
}

/** Finds a constructor or a namespace such as `DecompressionStream`, `Intl` or `Set`. */
export function globalNamed(name: string): Identifier | undefined {
  const { builtins = {} } = bcd.javascript;
  if (Object.hasOwn(builtins, name)) return builtins[name];
  return Object.hasOwn(bcd.api, name) ? bcd.api[name] : undefined;
}

/** Finds a CSS feature by its place in MDN's data; undefined if MDN does not list the feature. */
export function cssFeature(...path: string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>(
    (node, key) => (node && Object.hasOwn(node, key) ? (node[key] as Identifier) : undefined),
    bcd.css as Identifier,
  );
}

/** MDN lists CSS functions under their type: color-mix() under color. */
export function cssFunction(name: string): Identifier | undefined {
  const types = Object.keys(bcd.css.types ?? {});
  return types.map((type) => cssFeature('types', type, name)).find((found) => found !== undefined);
}
