/// <reference lib="webworker" />
import type { BuildFile } from './build-files';
import { dropOldFiles, keepFiles, keptFile } from './build-files';
import { keepMenu, keepMenuPictures, photoStrategy, respondWithMenu } from './caches';
import { homePage } from './home-page';
import { pictureFormat } from './picture-format';
import { isOnlineOnly, isServerPage, serverPageStrategy } from './server-pages';
import { installStaffApp, isStaffPath, keepStaffFiles } from './staff-files';
import type { SyncEvent } from './sync-event';
import { installSender, onSync } from './sync-event';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] };

/*
 * At install the worker stores the files that open the site and take an order; the rest follows, the staff app only
 * for staff. Requests under /api go to the network. A new build waits for a person's tap, or until no page is open.
 */
const files = self.__WB_MANIFEST;
const filesByPath = new Map(files.map((file) => [`/${file.url}`, file]));
const opening = files.filter(({ part }) => part === 'open');
const screens = files.filter(({ part }) => part === 'rest');
const photos = files.filter(({ part }) => part === 'photo');

const REST_LANES = 6;
const largePhotos = photoStrategy((path) => keptAt(path));
const serverPages = serverPageStrategy();
const home = homePage(filesByPath.get('/index.html')?.revision ?? '', (path) =>
  filesByPath.has(path),
);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepApp(), keepMenu(self), keepHome()]));
});

async function keepApp(): Promise<void> {
  // An update keeps every screen that worked offline.
  const isUpdate = self.registration.active !== null;
  await keepFiles(isUpdate && !savesData() ? [...opening, ...screens] : opening);
  await installStaffApp(self, files);
  installSender(self, files);
}

self.addEventListener('activate', (event) => {
  // The worker takes over the installing page at once, because the page may go offline the next second.
  event.waitUntil(Promise.all([self.clients.claim(), dropOldFiles(files), home.dropOld()]));
});

self.addEventListener('fetch', (event) => {
  const response = respond(event);
  if (response) event.respondWith(response);
});

function respond(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return null;
  if (pathname.startsWith('/api/menu/')) return respondWithMenu(self, request, event);
  if (pathname.startsWith('/photos/hero-')) return respondWithHero(request);
  if (/^\/(photos\/.+-640|pictures\/.+)\.\w+$/.test(pathname))
    return largePhotos.handle({ request, event });
  if (isOnlineOnly(pathname)) return null;
  if (isServerPage(pathname)) return serverPages.handle({ request, event });
  const isPage = request.mode === 'navigate' && !/^\/api\/|\.\w+$/.test(pathname);
  if (isPage && pathname === '/') return respondWithHome(event);
  if (isPage) return respondWithPage(event, isStaffPath(pathname));
  if (!filesByPath.has(pathname)) return null;
  return keptAt(pathname).then((kept) => kept ?? fetch(request));
}

async function respondWithHome(event: FetchEvent): Promise<Response> {
  const kept = await home.kept();
  event.waitUntil(keepHome());
  return kept ?? respondWithPage(event, false);
}

/** Without a connection the hero is one of the two that are stored, whatever size the page asks for. */
async function respondWithHero(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await keptAt(pathname);
  if (kept) return kept;
  return fetch(await pictureFormat.requestWillFetch({ request })).catch(async (error) => {
    const wide = pathname.includes('wide')
      ? await keptAt('/photos/hero-wide-1280.avif')
      : undefined;
    const other = wide ?? (await keptAt('/photos/hero-640.avif'));
    if (other) return other;
    throw error;
  });
}

function keepHome(): Promise<void> {
  return home.keep().catch(() => {});
}

async function respondWithPage(event: FetchEvent, isStaff: boolean): Promise<Response> {
  const kept = await keptAt(isStaff ? '/admin.html' : '/index.html');
  if (kept) return kept;
  if (isStaff) event.waitUntil(keepStaffFiles(files));
  return fetch(event.request);
}

async function keptAt(path: string): Promise<Response | undefined> {
  const file = filesByPath.get(path);
  return file && keptFile(file);
}

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'keep-home') event.waitUntil(keepHome());
  if (data?.type === 'keep-rest') {
    event.waitUntil(keepRest().then((isWhole) => ports[0]?.postMessage({ isWhole })));
  }
  if (data?.type === 'keep-staff') {
    event.waitUntil(keepStaffFiles(files).then((isWhole) => ports[0]?.postMessage({ isWhole })));
  }
});

let keepingRest: Promise<boolean> | null = null;

/** Stores screens first, then pictures. Returns false if a file failed; the next try continues from there. */
function keepRest(): Promise<boolean> {
  const options = { lanes: REST_LANES, mayContinue: () => !savesData() };
  keepingRest ??= keepFiles([...screens, ...photos], options)
    .then(() => (savesData() ? undefined : keepMenuPictures()))
    .then(() => true)
    .catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the log is the only record of the failure.
      console.warn('Not everything could be kept for offline use.', error);
      return false;
    })
    .finally(() => {
      keepingRest = null;
    });
  return keepingRest;
}

function savesData(): boolean {
  // Not every browser has it, and the types of the worker leave it out.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

// The types of the worker leave out the event.
self.addEventListener('sync', (event) => onSync(self, event as SyncEvent, files));
