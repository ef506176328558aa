import type { StoragePort } from '../db';

const memory = new Map<string, string | null>();
const watchers = new Map<string, Set<() => void>>();

/** Wraps the browser's local storage; keeps refused values as long as the page. */
export const browserStorage: StoragePort = {
  read(key) {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return globalThis.localStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  write(key, text) {
    memory.delete(key);
    try {
      if (text === null) globalThis.localStorage.removeItem(key);
      else globalThis.localStorage.setItem(key, text);
    } catch {
      // Blocked or full storage loses nothing while this page is open.
      memory.set(key, text);
    }
    for (const watcher of [...(watchers.get(key) ?? [])]) watcher();
  },
};

/** Calls back when a key changes, in this tab or another. */
export function watchStorage(key: string, watcher: () => void): () => void {
  const ofKey = watchers.get(key) ?? new Set();
  watchers.set(key, ofKey.add(watcher));
  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) watcher();
  }
  globalThis.addEventListener('storage', onStorage);
  return () => {
    ofKey.delete(watcher);
    globalThis.removeEventListener('storage', onStorage);
  };
}

/** Reads one storage key through a parser; equal texts give the same object. */
export type StoredValue<T> = {
  get(): T;
  /** Returns the value for server rendering. */
  getEmpty(): T;
  set(text: string | null): void;
  subscribe(listener: () => void): () => void;
};

/** @param getEmpty returns the value for server rendering, if it differs from an empty key's */
export function storedValue<T>(
  key: string,
  parse: (text: string | null) => T,
  getEmpty?: () => T,
): StoredValue<T> {
  const empty = parse(null);
  let last: { text: string | null; value: T } = { text: null, value: empty };
  return {
    get() {
      const text = browserStorage.read(key);
      if (text !== last.text) last = { text, value: text === null ? empty : parse(text) };
      return last.value;
    },
    getEmpty: getEmpty ?? (() => empty),
    set: (text) => browserStorage.write(key, text),
    subscribe: (listener) => watchStorage(key, listener),
  };
}

const DB_NAME = 'bb-guest';
export const HINT_KEY = 'bb-device';
export const HINT_COOKIE = 'bb_init';

export async function hasLocalData(): Promise<boolean> {
  const hasTrace = document.cookie
    .split('; ')
    .some((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
  if (browserStorage.read(HINT_KEY) !== null || hasTrace) return true;
  try {
    // Firefox before 126 cannot list databases.
    const databases = (await indexedDB.databases?.()) ?? [];
    return databases.some(({ name }) => name === DB_NAME);
  } catch {
    return false;
  }
}
