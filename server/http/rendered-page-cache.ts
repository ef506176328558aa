import { type Packed, pack } from '../services/files/compressed';

/** Rendered pages as bytes, kept until what they show changes. */
export type RenderedPageCache = {
  take(key: string, draw: () => unknown): Promise<Packed>;
};

const MOST = 40;

/** The key names everything that a page shows. Addresses come from outside: the oldest page makes room. */
export function createRenderedPageCache(): RenderedPageCache {
  const pages = new Map<string, Promise<Packed>>();
  return {
    take(key, draw) {
      const kept = pages.get(key);
      if (kept) return kept;
      const drawn = Promise.resolve(draw()).then((text) => pack(String(text)));
      pages.set(key, drawn);
      drawn.catch(() => pages.delete(key));
      const [oldest] = pages.keys();
      if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
      return drawn;
    },
  };
}
