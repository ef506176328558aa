import type { ManifestTransform } from 'workbox-build';
import { INSTALL_CHUNKS } from './chunk-families';

/** The worker stores `open` at install, `rest` and `photo` later, `staff` for staff; `sender` is its second script. */
export type OfflinePart = 'open' | 'rest' | 'photo' | 'staff' | 'sender';

const OPENING_CHUNKS = new RegExp(`^assets/(${INSTALL_CHUNKS.join('|')})-[\\w-]{8}\\.(js|css)$`);
const OPENING_FILES = /^(index\.html|fonts\/.+-(latin|tr)\.woff2|photos\/hero-640\.avif)$/;
/** The guest page contains the last two (inline-first-view.ts). */
const STAFF_FILES =
  /^(admin\.(html|webmanifest)|assets\/admin\/.+|theme\.js|assets\/home-[\w-]{8}\.css)$/;

export const OFFLINE_FILES = {
  globIgnores: ['kill-switch.js'],
  globPatterns: [
    '**/*.{html,js,css,woff2,webmanifest}',
    'photos/{*-320,hero-640,hero-wide-1280}.avif',
    'icons/*.svg',
  ],
  manifestTransforms: [sortOfflineFiles],
  dontCacheBustURLsMatching: /^assets\//,
  maximumFileSizeToCacheInBytes: 600_000,
};

function sortOfflineFiles(entries: Parameters<ManifestTransform>[0]) {
  return { manifest: entries.map((entry) => ({ ...entry, part: partOf(entry.url) })) };
}

function partOf(url: string): OfflinePart {
  if (STAFF_FILES.test(url)) return 'staff';
  if (OPENING_FILES.test(url) || OPENING_CHUNKS.test(url)) return 'open';
  if (url.startsWith('photos/')) return 'photo';
  return url.startsWith('assets/send-outbox-') ? 'sender' : 'rest';
}
