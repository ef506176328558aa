import type { ManifestTransform } from 'workbox-build';

/** When a device keeps a file: `open` with the install, `rest` and `photo` after it, `staff` where staff work. */
export type OfflinePart = 'open' | 'rest' | 'photo' | 'staff';

/** The chunks that open the site and take an order. */
const OPENING_CHUNKS =
  /^assets\/(rolldown-runtime|framework|home|looks|overlays|device|forms|shared|below-menu|ordering|words-\w\w|guest)-[\w-]{8}\.(js|css)$/;
const OPENING_FILES = /^(index\.html|theme\.js|fonts\/.+)$/;
const STAFF_FILES = /^(admin\.(html|webmanifest)|assets\/admin\/.+)$/;

/** Tells the service worker when to store each file. */
export const sortOfflineFiles: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({ ...entry, part: partOf(entry.url) })),
});

function partOf(url: string): OfflinePart {
  if (STAFF_FILES.test(url)) return 'staff';
  if (url.startsWith('photos/')) return 'photo';
  return OPENING_FILES.test(url) || OPENING_CHUNKS.test(url) ? 'open' : 'rest';
}
