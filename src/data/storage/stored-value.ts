import { browserStorage, watchStorage } from './browser-storage';

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
