import { browserStorage, watchStorage } from './browser-storage';

/** One key of the browser's storage, read through a parser; the same text is always the same object. */
export type StoredValue<T> = {
  get(): T;
  /** What a server, which has no storage, draws. */
  getEmpty(): T;
  set(text: string | null): void;
  subscribe(listener: () => void): () => void;
};

/** @param getEmpty what a server draws, where that is not what nothing stored means */
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
