/** Small texts that outlive the page. Where the browser refuses to keep them, they live as long as it does. */
export type StoragePort = {
  read(key: string): string | null;
  write(key: string, text: string | null): void;
};

const memory = new Map<string, string | null>();
const watchers = new Map<string, Set<() => void>>();

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
      // Blocked or full: nothing is lost while this page is open.
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
