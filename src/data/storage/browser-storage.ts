import type { StoragePort } from '../deps';

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
