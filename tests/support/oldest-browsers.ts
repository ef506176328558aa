import bcd, {
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';

/** The oldest browsers that we support, as in vite.config.ts. */
const OLDEST: Record<string, number> = {
  chrome: 100,
  chrome_android: 100,
  firefox: 100,
  firefox_android: 100,
  safari: 15.4,
  safari_ios: 15.4,
};

/** Whether each of the oldest browsers has a feature of MDN's data; a feature it does not know counts as there. */
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

/** Objects of the page that scripts call methods on. The rest of MDN's data has too many everyday names. */
const PAGE_OBJECTS =
  /^(Element|Node|Document|HTML\w*Element|Animation|ReadableStream|Blob|Response|Request|Headers|URL\w*|AbortSignal|AbortController|Cache\w*|Clients?|IDB\w+|CSSStyleSheet|Event|MediaStream\w*|CanvasRenderingContext2D)$/;
/** Not in any browser that we support: their method names are those of other objects. */
const FUTURE_OBJECTS = /^(Temporal|Iterator|(Async)?DisposableStack)$/;

/** Methods of the language's and the page's objects by name, with every object that has one of that name. */
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

/** A constructor or a namespace such as `DecompressionStream`, `Intl` or `Set`. */
export function globalNamed(name: string): Identifier | undefined {
  const { builtins = {} } = bcd.javascript;
  if (Object.hasOwn(builtins, name)) return builtins[name];
  return Object.hasOwn(bcd.api, name) ? bcd.api[name] : undefined;
}

/** A feature of CSS by its place in MDN's data; undefined where MDN does not know it. */
export function cssFeature(...path: string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>(
    (node, key) => (node && Object.hasOwn(node, key) ? (node[key] as Identifier) : undefined),
    bcd.css as Identifier,
  );
}

/** Functions of CSS stand under their type: color-mix() under color. */
export function cssFunction(name: string): Identifier | undefined {
  const types = Object.keys(bcd.css.types ?? {});
  return types.map((type) => cssFeature('types', type, name)).find((found) => found !== undefined);
}
