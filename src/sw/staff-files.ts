import type { PrecacheEntry } from 'workbox-precaching';
import { refusePortals } from './caches';

const STAFF_CACHE = 'bb-staff';
const SHELL = 'admin.html';
/** The shell is kept under its revision: an older one never meets a newer build's parts. */
const SHELL_KEY = '/admin.html?kept=';

/** Parts that no guest needs. */
export function isStaffFile({ url }: PrecacheEntry): boolean {
  return url === SHELL || url.startsWith('assets/admin/') || url === 'admin.webmanifest';
}

export function isStaffPath(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}

/** The staff app's page: as kept with this build, otherwise from the network while everything is fetched. */
export async function answerStaffPage(
  request: Request,
  event: ExtendableEvent,
  files: readonly PrecacheEntry[],
): Promise<Response> {
  const cache = await caches.open(STAFF_CACHE);
  const shell = files.find(({ url }) => url === SHELL);
  const kept = shell && (await cache.match(keyOf(shell)));
  if (kept) return kept;
  event.waitUntil(keepStaffFiles(files));
  return fetch(request);
}

/** A part of the staff app: hashed by name, so what is kept is right. */
export async function answerStaffAsset(request: Request): Promise<Response> {
  const cache = await caches.open(STAFF_CACHE);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Whether staff work on this device: their app is kept here already, or one of its pages stands open. */
export async function isStaffDevice({ clients }: ServiceWorkerGlobalScope): Promise<boolean> {
  if (await caches.has(STAFF_CACHE)) return true;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some(({ url }) => isStaffPath(new URL(url).pathname));
}

/** Whether the staff app of some build is here whole: its shell comes last. */
export async function holdsStaffApp(): Promise<boolean> {
  const cache = await caches.open(STAFF_CACHE);
  return (await cache.match(SHELL_KEY, { ignoreSearch: true })) !== undefined;
}

let keeping: Promise<boolean> | null = null;

/**
 * Takes the staff app along, all of it or nothing of the shell. Whoever asks while that goes on hears how it ends.
 * @returns whether every part of this build is here now
 */
export function keepStaffFiles(files: readonly PrecacheEntry[]): Promise<boolean> {
  keeping ??= takeAlong(files).finally(() => {
    keeping = null;
  });
  return keeping;
}

async function takeAlong(files: readonly PrecacheEntry[]): Promise<boolean> {
  const cache = await caches.open(STAFF_CACHE);
  const parts = files.filter(({ url }) => url !== SHELL);
  const shells = files.filter(({ url }) => url === SHELL);
  try {
    await Promise.all(parts.map((file) => keep(cache, file)));
    // Last: a shell is only there when everything it asks for is.
    await Promise.all(shells.map((file) => keep(cache, file)));
    return true;
  } catch {
    // The line broke: what is here stays, the page asks again.
    return false;
  }
}

/** Once the build is in charge, what only older builds needed goes. */
export async function dropOldStaffFiles(files: readonly PrecacheEntry[]): Promise<void> {
  if (!(await caches.has(STAFF_CACHE))) return;
  const cache = await caches.open(STAFF_CACHE);
  const wanted = new Set(files.map((file) => new URL(keyOf(file), location.href).href));
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((old) => cache.delete(old)));
}

async function keep(cache: Cache, file: PrecacheEntry): Promise<void> {
  if (await cache.match(keyOf(file))) return;
  const answer = await fetch(`/${file.url}`, { cache: file.revision ? 'reload' : 'default' });
  const response = await refusePortals({ response: answer });
  if (!response) throw new Error(`${answer.status} ${file.url}`);
  await cache.put(keyOf(file), response);
}

function keyOf({ url, revision }: PrecacheEntry): string {
  return url === SHELL ? `${SHELL_KEY}${revision}` : `/${url}`;
}
