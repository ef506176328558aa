import { type Packed, pack } from '../services/files/compressed';

/** Rendered pages as bytes, until their content changes. */
export type RenderedPageCache = {
  take(key: string, draw: () => unknown): Promise<Packed>;
};

const MOST = 40;

/** The key covers everything on the page. Paths come from outside: the oldest page is evicted. */
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
