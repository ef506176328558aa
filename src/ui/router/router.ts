import type { ComponentType } from 'react';

/** Lists URL parameters by page; screens add theirs. */
// biome-ignore lint/style/useConsistentTypeDefinitions: TypeScript merges only interfaces.
// biome-ignore lint/suspicious/noEmptyInterface: the screens fill the interface.
export interface PageSearch {}

/** Describes the state of a history entry; screens add their own fields. */
// biome-ignore lint/style/useConsistentTypeDefinitions: TypeScript merges only interfaces.
// biome-ignore lint/suspicious/noEmptyInterface: the screens fill the interface.
export interface HistoryState {}

export type Path = keyof PageSearch;

export type Location = {
  path: string;
  /** The values are unparsed; each page parses its own. */
  search: Readonly<Record<string, string>>;
  hash: string;
  state: HistoryState;
};

function readAddress(address: URL | globalThis.Location, state: unknown = null): Location {
  return {
    path: address.pathname.replace(/(.)\/$/, '$1'),
    search: Object.fromEntries(new URLSearchParams(address.search)),
    hash: address.hash.slice(1),
    state: state ?? {},
  };
}

function hrefOf({ path, search, hash }: Omit<Location, 'state'>): string {
  const query = new URLSearchParams(search).toString();
  return path + (query && `?${query}`) + (hash && `#${hash}`);
}

/** Returns the parameters that a page knows, in the given order. */
function writeSearch(
  given: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const names = Object.keys(given).filter((name) => known[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, String(known[name])]));
}

type Raw = Readonly<Record<string, unknown>>;

type Page<Search> = {
  /** Parses the URL and drops unknown parameters. */
  parse: (raw: Raw) => Search;
  load: () => Promise<ComponentType>;
};

export type Pages = { [P in Path]: Page<PageSearch[P]> };

/** True keeps the present value. */
type Change<T> = T | true | ((before: T) => T);

export type Destination<P extends Path = Path> = {
  /** The present page is the default. */
  to?: P;
  search?: Change<PageSearch[P]>;
  hash?: string | true;
  state?: Change<HistoryState>;
  replace?: boolean;
};

type AnyDestination = Omit<Destination, 'to' | 'search'> & { to?: string; search?: Change<Raw> };

/** Holds the rendered page; while code loads, the previous page stays. */
type Shown = { location: Location; search: Raw; Page: ComponentType };

type RouterOptions = {
  pages: Pages;
  notFound: () => Promise<ComponentType>;
  /** A server passes its URL; a browser has its own. */
  href?: string;
};

export type Router = ReturnType<typeof createRouter>;

/** Creates a flat router for guests' pages. */
export function createRouter({ pages, notFound, href }: RouterOptions) {
  const loaded = new Map<string, ComponentType>();
  const listeners = new Set<() => void>();
  let latest = href ? readAddress(new URL(href, 'http://server')) : addressBar();
  let shown: Shown = { location: latest, search: {}, Page: NoPageYet };

  function pageAt(path: string): Page<Raw> | undefined {
    return Object.entries<Page<Raw>>(pages).find(([name]) => name === path)?.[1];
  }

  function parse(location: Location): Raw {
    return pageAt(location.path)?.parse(location.search) ?? location.search;
  }

  async function preload(path: string): Promise<void> {
    if (!loaded.has(path)) loaded.set(path, await (pageAt(path)?.load ?? notFound)());
  }

  function show(location: Location, Page: ComponentType): void {
    // A later navigation has replaced this navigation.
    if (latest !== location) return;
    shown = { location, search: parse(location), Page };
    for (const listener of [...listeners]) listener();
  }

  async function settle(location: Location): Promise<void> {
    latest = location;
    const ready = loaded.get(location.path);
    if (ready) return show(location, ready);
    await preload(location.path).then(
      () => show(location, loaded.get(location.path) ?? shown.Page),
      (error: unknown) => show(location, pageThatFailed(error)),
    );
  }

  function resolve(destination: AnyDestination): Location {
    const { to = latest.path, search, hash = '', state = {} } = destination;
    const given = changed(search ?? {}, parse(latest));
    return {
      path: to,
      search: writeSearch(given, pageAt(to)?.parse(given) ?? given),
      hash: changed(hash, latest.hash),
      state: changed(state, latest.state),
    };
  }

  return {
    shown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns the location, also while its page is loading. */
    latest: () => latest,
    preload,
    /** Shows the first page, then follows Back and Forward. */
    async start(): Promise<void> {
      if (!href) window.addEventListener('popstate', () => void settle(addressBar()));
      await settle(latest);
    },
    hrefOf: <P extends Path>(destination: Destination<P>) => hrefOf(resolve(anyOf(destination))),
    /** Resolves when the page has rendered. */
    async navigate<P extends Path>(destination: Destination<P>): Promise<void> {
      const next = resolve(anyOf(destination));
      const isSame =
        hrefOf(next) === hrefOf(latest) &&
        JSON.stringify(next.state) === JSON.stringify(latest.state);
      if (!isSame) {
        const write = destination.replace ? 'replaceState' : 'pushState';
        window.history[write](next.state, '', hrefOf(next));
      }
      await settle(next);
    },
  };
}

/** The compiler cannot tell that the search belongs to the destination's page. */
function anyOf<P extends Path>(destination: Destination<P>): AnyDestination {
  return destination as AnyDestination;
}

function NoPageYet() {
  return null;
}

function addressBar(): Location {
  return readAddress(window.location, window.history.state);
}

function changed<T>(change: T | true | ((before: T) => T), before: T): T {
  if (change === true) return before;
  return change instanceof Function ? change(before) : change;
}

function pageThatFailed(error: unknown): ComponentType {
  return () => {
    throw error;
  };
}
