import type { Context, Next } from 'hono';
import type { AppFile, AppFiles, Packed, SharedFiles } from '../services/files/app-files';
import { pack } from '../services/files/app-files';
import { isKnown, packedResponse } from './response-headers';

/** Pages are drawn with this address; the cache puts the asked one in its place. */
export const ANY_ORIGIN = 'https://origin.invalid';

/** The key covers everything on the page but the address by which it was asked for. */
type Asked = { key: string; origin: string };

type RenderedPage = { text: Promise<string>; packed: Map<string, Promise<Packed>> };

const MOST = 40;
/** Without PUBLIC_URL a stranger can name any number of addresses; only so many are kept for a page. */
const MOST_ORIGINS = 4;
/** Guest page: 20.8 KB after 75 ms; 22.4 KB after 5 ms with 6, and 20.3 KB after 400 ms with 11. */
const BROTLI_QUALITY = 10;
const QUICK_QUALITY = 5;

/** Keeps rendered pages as bytes until their content changes. Evicts the oldest page, because visitors choose the paths. */
export function createRenderedPageCache() {
  const pages = new Map<string, RenderedPage>();

  function pageOf(key: string, draw: () => unknown): RenderedPage {
    const kept = pages.get(key);
    if (kept) return kept;
    const text = Promise.resolve(draw()).then(String);
    const page = { text, packed: new Map<string, Promise<Packed>>() };
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
    return page;
  }

  return {
    take({ key, origin }: Asked, draw: () => unknown): Promise<Packed> {
      const { text, packed } = pageOf(key, draw);
      const kept = packed.get(origin);
      if (kept) return kept;
      const isKept = packed.size < MOST_ORIGINS;
      const quality = isKept ? BROTLI_QUALITY : QUICK_QUALITY;
      const named = text.then((page) => pack(page.replaceAll(ANY_ORIGIN, origin), quality));
      if (isKept) packed.set(origin, named);
      named.catch(() => pages.delete(key));
      return named;
    },
  };
}

const GUEST_PAGES = ['/', '/order-success', '/order-failed', '/table', '/kiosk'];
const NOT_CACHED = /\.html$|^\/service-worker\.js$|\.webmanifest$/;
const NAMED_BY_CONTENT = /^\/(assets|pictures)\//;
const A_YEAR = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';

/** Serves the built app: files, and the two shells for page paths. */
export function staticApp(files: AppFiles) {
  return async (c: Context, next: Next) => {
    const path = decodedPath(c.req.path);
    if (path === null || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const file = files.get(path);
    if (file && !path.endsWith('.html')) {
      return fileResponse(c, path, drawable({ files, c, path }) ?? file);
    }
    const page = pageOf(path);
    const shell = page ? files.get(page.shell) : undefined;
    if (!page || !shell) return next();
    // Search engines must not index orders, staff pages and unknown paths.
    if (path !== '/') c.header('X-Robots-Tag', 'noindex');
    return fileResponse(c, page.shell, shell, page.status);
  };
}

/** Serves what only another process of the venue has in its folder. */
export function fromOtherProcesses(shared: SharedFiles) {
  const serve = staticApp(shared.files);
  return async (c: Context, next: Next) => {
    const path = decodedPath(c.req.path);
    if (path !== null && NAMED_BY_CONTENT.test(path)) await shared.look(path);
    return serve(c, next);
  };
}

/** Serves WebP to clients that do not accept AVIF: iOS before 16. */
function drawable({ files, c, path }: { files: AppFiles; c: Context; path: string }) {
  const webp = path.endsWith('.avif') ? files.get(path.replace(/avif$/, 'webp')) : undefined;
  if (!webp) return undefined;
  c.header('Vary', 'Accept');
  return c.req.header('Accept')?.includes('image/avif') ? undefined : webp;
}

/** Returns the shell for a page path. A missing file gets 404, because a script request must never get HTML. */
function pageOf(path: string): { shell: string; status: 200 | 404 } | null {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (GUEST_PAGES.includes(page) || page === '/index.html') {
    return { shell: '/index.html', status: 200 };
  }
  if (page === '/admin.html') return { shell: page, status: 200 };
  if (/^\/assets(\/|$)|\.[a-z0-9]+$/i.test(page)) return null;
  if (/^\/admin(\/|$)/.test(page)) return { shell: '/admin.html', status: 200 };
  return { shell: '/index.html', status: 404 };
}

async function fileResponse(c: Context, path: string, file: AppFile, status: 200 | 404 = 200) {
  c.header('Cache-Control', cacheControl(path));
  if (file.kind === 'text') return packedResponse(c, await file.packed(), file.type, status);
  c.header('ETag', file.etag);
  if (isKnown(c, file.etag)) return c.body(null, 304);
  c.header('Content-Type', file.type);
  c.header('Accept-Ranges', 'bytes');
  return binaryResponse(c, file);
}

/** Sends a binary file, in byte ranges on request: Safari needs them to play films. */
function binaryResponse(c: Context, file: Extract<AppFile, { kind: 'binary' }>): Response {
  const range = byteRange(c.req.header('Range'), file.size);
  if (range === 'none') {
    c.header('Content-Range', `bytes */${file.size}`);
    return c.body(null, 416);
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${file.size}`);
  c.header('Content-Length', String(end - start + 1));
  c.status(range ? 206 : 200);
  return c.req.method === 'HEAD' ? c.body(null) : c.body(file.stream(range ?? undefined));
}

function cacheControl(path: string): string {
  if (NOT_CACHED.test(path)) return 'no-cache';
  return NAMED_BY_CONTENT.test(path) ? A_YEAR : A_WEEK;
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

type ByteRange = { start: number; end: number };

/** Returns the requested byte range, null for the whole file, or 'none' for a range that the file lacks. */
function byteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'none' : { start, end };
}
