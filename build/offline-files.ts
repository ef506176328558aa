import type { ManifestTransform } from 'workbox-build';

/**
 * When a device keeps a file: `open` with the install, `rest` and `photo` after it, `staff` where staff work. The
 * `sender` is the service worker's own second script.
 */
export type OfflinePart = 'open' | 'rest' | 'photo' | 'staff' | 'sender';

/** The chunks that open the site and take an order. */
const OPENING_CHUNKS =
  /^assets\/(rolldown-runtime|framework|home|looks|overlays|device|forms|qr|shared|below-menu|ordering|words-\w\w|guest)-[\w-]{8}\.(js|css)$/;
const OPENING_FILES = /^(index\.html|theme\.js|fonts\/.+)$/;
const STAFF_FILES = /^(admin\.(html|webmanifest)|assets\/admin\/.+)$/;

/** The files that the service worker may store. */
export const OFFLINE_FILES = {
  globIgnores: ['kill-switch.js'],
  globPatterns: ['**/*.{html,js,css,woff2,webmanifest}', 'photos/*-320.avif', 'icons/*.svg'],
  manifestTransforms: [sortOfflineFiles],
  // Their names carry their hash.
  dontCacheBustURLsMatching: /^assets\//,
  maximumFileSizeToCacheInBytes: 600_000,
};

/** Tells the service worker when to store each file. */
function sortOfflineFiles(entries: Parameters<ManifestTransform>[0]) {
  return { manifest: entries.map((entry) => ({ ...entry, part: partOf(entry.url) })) };
}

function partOf(url: string): OfflinePart {
  if (STAFF_FILES.test(url)) return 'staff';
  if (url.startsWith('photos/')) return 'photo';
  if (url.startsWith('assets/send-outbox-')) return 'sender';
  return OPENING_FILES.test(url) || OPENING_CHUNKS.test(url) ? 'open' : 'rest';
}
