import { pictureFormat } from './picture-format';

/** `part` says when a device stores the file (build/offline-files.ts). */
export type BuildFile = {
  url: string;
  /** null means that the name contains the hash. */
  revision: string | null;
  part: 'open' | 'rest' | 'photo' | 'staff' | 'sender';
};

type KeepOptions = { lanes?: number; mayContinue?: () => boolean };

const CACHE = 'bb-files';
const FORMER_CACHES = /^(bb-staff$|workbox-precache)/;

/** Returns the cache key: two builds may have different versions of one file. */
function keyOf({ url, revision }: BuildFile): string {
  return new URL(revision ? `/${url}?kept=${revision}` : `/${url}`, location.origin).href;
}

/** Fetches missing files, pages last, because a stored page must have all its parts. Rejects if a file fails. */
export async function keepFiles(
  files: readonly BuildFile[],
  { lanes = files.length, mayContinue = () => true }: KeepOptions = {},
): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => url);
  const missing = files.filter((file) => !kept.includes(keyOf(file)));
  const olderPaths = new Set(kept.map((url) => new URL(url).pathname));
  const isPage = ({ url }: BuildFile) => url.endsWith('.html');
  for (const group of [missing.filter((file) => !isPage(file)), missing.filter(isPage)]) {
    const queue = group.values();
    const runLane = async () => {
      for (const file of queue) {
        if (!mayContinue()) return;
        await keepFile(cache, file, olderPaths.has(`/${file.url}`));
      }
    };
    await Promise.all(Array.from({ length: Math.min(lanes, group.length) }, runLane));
  }
}

async function keepFile(cache: Cache, file: BuildFile, hasOlder: boolean): Promise<void> {
  // The browser's cache may serve a picture; the worker revalidates older copies.
  const mayBeStale = file.revision !== null && (file.part !== 'photo' || hasOlder);
  const request = new Request(`/${file.url}`, { cache: mayBeStale ? 'no-cache' : 'default' });
  const response = await fetch(await pictureFormat.requestWillFetch({ request }));
  const sound = await refusePortals(response);
  if (!sound) throw new Error(`${response.status} ${file.url}`);
  await cache.put(keyOf(file), await pictureFormat.cacheWillUpdate({ response: sound }));
}

export async function keptFile(file: BuildFile): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  const cachedResponse = await cache.match(keyOf(file), { ignoreVary: true });
  return (await pictureFormat.cachedResponseWillBeUsed({ cachedResponse })) ?? undefined;
}

export async function keptPaths(): Promise<string[]> {
  const cache = await caches.open(CACHE);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

export async function dropOldFiles(files: readonly BuildFile[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set(files.map(keyOf));
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  const former = (await caches.keys()).filter((name) => FORMER_CACHES.test(name));
  await Promise.all([
    ...old.map((request) => cache.delete(request)),
    ...former.map((name) => caches.delete(name)),
  ]);
}

/** Returns null for a failure, and for the sign-in page of a captive portal. */
async function refusePortals(response: Response): Promise<Response | null> {
  if (response.status !== 200) return null;
  const isPage = (response.headers.get('Content-Type') ?? '').includes('text/html');
  if (!isPage) return response;
  const isShell = response.url.endsWith('.html') || new URL(response.url).pathname === '/';
  return isShell && (await response.clone().text()).includes('id="root"') ? response : null;
}
