import type { PluginOption } from 'vite';

type Family = {
  name: string;
  /** The entry modules of a family. It includes their imports, except those of earlier families. */
  from: RegExp;
  /** Minimum number of lazy parts that use a module. */
  sharedBy?: number;
};

const STAFF_ONLY =
  /(node_modules\/@tanstack\/|src\/(admin\/|data\/(admin-db|sync\/|(start|menu|seatings)\/staff|commands\/seatings\/|(react\/)?staff\/)))/;

/**
 * One chunk per family of screens: on a phone a request costs more than some unused bytes. Earlier families never
 * import later ones, so chunks have no cycles.
 */
const GUEST_FAMILIES: Family[] = [
  {
    name: 'framework',
    from: /node_modules\/(react|react-dom|scheduler|@lingui)\//,
  },
  { name: 'home', from: /src\/(app\/main|guest\/home\/HomePage)\.tsx$/ },
  // All later styles are in one file.
  { name: 'looks', from: /src\/(ui|guest|app)\/.+\.css\.ts$/ },
  { name: 'overlays', from: /src\/ui\/(?!form\/)/ },
  { name: 'device', from: /src\/data\/start\/guest-device\.ts$/ },
  { name: 'forms', from: /src\/ui\/form\/(?!calendar\/CalendarDays|phone\/phone-book)/ },
  { name: 'calendar', from: /src\/ui\/form\/calendar\/CalendarDays/ },
  { name: 'phone', from: /src\/ui\/form\/phone\/phone-book|react-phone-number-input\/locale\// },
  { name: 'shared', from: new RegExp(`^(?!.*${STAFF_ONLY.source})`), sharedBy: 2 },
  {
    name: 'ordering',
    from: /src\/guest\/((cart|checkout|messages|home|item|menu\/choices)\/\w+Dialogs?|orders\/[\w-]+\/\w+(Dialog|Page|Words))\.tsx$/,
  },
  {
    name: 'booking',
    from: /src\/guest\/((table-|my-)?bookings?\/Book\w+|home\/BookingsSentLater|brunch\/BrunchDialog)\.tsx$/,
  },
  { name: 'table', from: /src\/guest\/seating\/\w+(Page|Strip|Dialog)\.tsx/ },
  { name: 'club', from: /src\/guest\/club\/(account\/)?\w+Dialog\.tsx$/ },
  {
    name: 'below-menu',
    from: /src\/(app\/NotFoundPage|guest\/(home\/Home\w+|messages\/MyMessages|club\/ClubInvite|status\/\w+Banner|menu\/MenuStates|menu-sheet\/MenuSheet|age\/AgeGate))\.tsx$/,
  },
  { name: 'words-en', from: /locales\/en\/(order|site)\.po/ },
  { name: 'words-tr', from: /locales\/tr\/(order|site)\.po/ },
  { name: 'registration', from: /src\/app\/register-service-worker|node_modules\/workbox-window/ },
];

const STAFF_FAMILIES: Family[] = [
  { name: 'staff-looks', from: /src\/admin\/.+\.css\.ts$/ },
  { name: 'staff-shared', from: STAFF_ONLY, sharedBy: 2 },
  // Separate from the frame: if the frame fails to load, this part warns that no alarm rings.
  { name: 'staff-start', from: /src\/(app\/staff-app\.tsx|data\/start\/staff-device\.ts)$/ },
  {
    name: 'staff',
    from: /src\/admin\/(frame\/AdminShell|sign-in\/(LoginPage|DemoAccounts))\.tsx$/,
  },
  {
    name: 'office',
    from: /src\/admin\/(account|activity|dashboard|financials|inventory(\/\w+)?|menu(\/edit)?|orders\/history|payments|suppliers|tables\/editor)\/\w+Page\.tsx$/,
  },
  { name: 'boards', from: /src\/admin\/[\w/-]+\/\w+Page\.tsx$/ },
];

const STAFF_CHUNKS = new Set([...STAFF_FAMILIES.map(({ name }) => name), 'admin', 'jsQR']);

/**
 * Chunks without importers and without state: they may be loaded again under another URL (lost-parts.ts). The build
 * fails if another chunk imports one.
 */
export const LEAF_CHUNKS = [
  ...['below-menu', 'ordering', 'booking', 'club', 'table', 'words-en', 'words-tr', 'guest'],
  ...['office', 'boards', 'admin'],
];

/** Splits the app into families; staff-only chunks go into their own folder. */
export function chunkFamilies(): PluginOption {
  const groups = [...GUEST_FAMILIES, ...STAFF_FAMILIES].map(
    ({ name, from, sharedBy }, at, all) => ({
      name,
      test: from,
      priority: all.length - at,
      ...(sharedBy && { minShareCount: sharedBy }),
    }),
  );
  return {
    name: 'chunk-families',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: ({ name }) =>
              name === 'kill-switch' ? '[name].js' : 'assets/[name]-[hash].js',
            codeSplitting: { groups },
            chunkFileNames: ({ name }) => `assets/${folderOf(name)}[name]-[hash].js`,
            assetFileNames: ({ names }) =>
              `assets/${folderOf(names[0]?.replace(/\.\w+$/, ''))}[name]-[hash][extname]`,
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const imported = new Set(chunks.flatMap(({ imports }) => imports));
      const shared = chunks.find(
        ({ name, fileName }) => LEAF_CHUNKS.includes(name) && imported.has(fileName),
      );
      if (shared) this.error(`${shared.name} may be loaded twice, so no chunk must import it.`);
    },
  };
}

function folderOf(name: string | undefined): string {
  return name && STAFF_CHUNKS.has(name) ? 'admin/' : '';
}
