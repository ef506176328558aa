export type Store<T> = {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns a watch that starts with its first watcher and stops with the last. */
export function sharedWatch(start: () => () => void): () => () => void {
  let watchers = 0;
  let stop: (() => void) | null = null;
  return () => {
    watchers += 1;
    stop ??= start();
    return () => {
      watchers -= 1;
      if (watchers > 0) return;
      stop?.();
      stop = null;
    };
  };
}
