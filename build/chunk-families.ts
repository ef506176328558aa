import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import type { ModuleGraph } from './module-graph';
import { readModuleGraph } from './module-graph';

/** The catalogs of sentences. */
export const WORDS = ['guest', 'visit', 'seldom', 'admin', 'pad'] as const;
type Words = (typeof WORDS)[number];

type Family = {
  name: string;
  /** This pattern names the entry modules. The family includes their imports, except those of earlier families. */
  from: RegExp;
  /** The family takes modules that at least this many lazy parts use. */
  sharedBy?: number;
  /** The family's entry modules include those that at least this many lazy parts import. */
  orUsedBy?: number;
  /** The family takes only modules that a visit with an order needs. */
  inVisit?: true;
  /** The service worker stores the chunk at install. */
  atInstall?: true;
  /** Its pages share their modules in the chunk. */
  hasPages?: true;
  /** Its sentences stand in this catalog: by default in `visit`, `seldom` or `admin`. */
  words?: Words;
};

const ROOT = resolve(import.meta.dirname, '..');
const SRC = resolve(ROOT, 'src');
const START = resolve(SRC, 'app/main.tsx');
const STAFF_DOORS = ['app/staff-app.tsx', 'data/start/staff-device.ts'].map((path) =>
  resolve(SRC, path),
);

/** The excluded packages come with `src/ui` and the staff router. */
const OWN_OR_PLAIN = /^(?!.*node_modules\/@(radix-ui|floating-ui|tanstack)\/)/;
const GUESTS = /src\/(guest\/|ui\/controls\/Tabs\.)/;
const BUT_GUESTS = new RegExp(`^(?!.*${GUESTS.source})${OWN_OR_PLAIN.source.slice(1)}`);
const ORDERING =
  /src\/guest\/((cart|checkout|messages|home|item|menu\/choices)\/\w+Dialogs?|bookings\/BookingsSentLater|seating\/\w+(Page|Strip|Dialog)|kiosk\/KioskDoor|orders\/[\w-]+\/\w+(Dialog|Page|Words)|age\/AgeGate)\.tsx$/;

const BELOW_MENU =
  /src\/(app\/NotFoundPage|guest\/(home\/Home\w+|messages\/MyMessages|club\/ClubInvite|status\/\w+Banner|menu\/MenuStates|menu-sheet\/MenuSheet))\.tsx$/;

/** A visit with an order loads these modules and their imports. */
const VISIT = [
  /src\/(app\/(main|register-service-worker)|guest\/home\/HomePage|data\/start\/guest-device)\.tsx?$/,
  /src\/guest\/((cart|checkout|menu\/choices)\/\w+Dialogs?|bookings\/BookingsSentLater|item\/ItemDialog|orders\/(page\/OrderSuccessPage|unsent\/AskingWords)|seating\/SeatStrip)\.tsx$/,
  // A toast must not wait for a slow network.
  /src\/ui\/overlays\/ToastView\.tsx$/,
  BELOW_MENU,
];

// On a phone a request costs more than some unused bytes. Earlier families never import later ones (no cycles).
// Three chunks stay small: words (a page needs one language), registration (it loads last), the bundler's helpers.
const GUEST_FAMILIES: Family[] = [
  {
    name: 'framework',
    atInstall: true,
    from: /node_modules\/(react|react-dom|scheduler|@lingui)\//,
  },
  {
    name: 'home',
    atInstall: true,
    from: /src\/(app\/main\.tsx|guest\/(home\/HomePage\.tsx|age\/AgeGate\.css\.ts))$/,
    words: 'guest',
  },
  { name: 'looks', atInstall: true, from: /src\/(ui|guest|app)\/.+\.css\.ts$/, inVisit: true },
  // The bundler does not count a lazy part's own lazy parts, so the last two would come with `later`.
  {
    name: 'device',
    atInstall: true,
    from: /src\/(data\/start\/guest-device\.ts$|ui\/(?!form\/(calendar\/CalendarDays|phone\/phone-book))|guest\/(copy-text|orders\/shared\/OrderCode)\.)/,
    inVisit: true,
  },
  { name: 'shared', atInstall: true, from: OWN_OR_PLAIN, sharedBy: 2, inVisit: true },
  { name: 'calendar', from: /src\/ui\/form\/calendar\/CalendarDays/ },
  { name: 'phone', from: /src\/ui\/form\/phone\/phone-book|react-phone-number-input\/locale\// },
  // The board loads the first of these, and none of the guests' screens.
  { name: 'later', atInstall: true, from: BUT_GUESTS, sharedBy: 2 },
  { name: 'dialogs', atInstall: true, from: GUESTS, sharedBy: 2 },
  {
    name: 'ordering',
    atInstall: true,
    from: new RegExp(`${ORDERING.source}|${BELOW_MENU.source}`),
    inVisit: true,
  },
  { name: 'seldom', atInstall: true, from: ORDERING },
  {
    name: 'booking',
    from: /src\/guest\/bookings\/(BookTable|BrunchDialog)\.tsx$/,
  },
  { name: 'kiosk', from: /src\/guest\/kiosk\/KioskPage\.tsx$/ },
  { name: 'club', from: /src\/guest\/club\/(account\/)?\w+Dialog\.tsx$/ },
  { name: 'words-en', atInstall: true, from: /locales\/en\/visit\.po/ },
  { name: 'words-tr', atInstall: true, from: /locales\/tr\/visit\.po/ },
  { name: 'seldom-words-en', atInstall: true, from: /locales\/en\/seldom\.po/ },
  { name: 'seldom-words-tr', atInstall: true, from: /locales\/tr\/seldom\.po/ },
  { name: 'registration', from: /src\/app\/register-service-worker|node_modules\/workbox-window/ },
];

const STAFF_FAMILIES: Family[] = [
  { name: 'staff-shared', from: /^(?!.*src\/admin\/pad\/).*\.css\.ts$/, orUsedBy: 2 },
  // This family is separate from the frame: if the frame fails to load, the family warns that no alarm rings.
  { name: 'staff-start', from: /src\/(app\/staff-app\.tsx|data\/start\/staff-device\.ts)$/ },
  {
    name: 'staff',
    from: /src\/admin\/(frame\/AdminShell|sign-in\/(LoginPage|DemoAccounts))\.tsx$/,
  },
  { name: 'passkeys', from: /node_modules\/@simplewebauthn\// },
  { name: 'pad', hasPages: true, from: /src\/admin\/pad\//, words: 'pad' },
  {
    name: 'boards',
    hasPages: true,
    from: /src\/admin\/((bills|bookings\/pages|orders\/board|shift|tables\/plan)\/\w+Page|bookings\/BookingForm|orders\/print\/OrderPrint|waitlist\/WaitlistPanel)\.tsx$/,
  },
  {
    name: 'office',
    hasPages: true,
    from: /src\/(admin\/(?!sign-in\/)[\w/-]+\/\w+Page|app\/MenuEditorRoute)\.tsx$/,
  },
];

/** Guests may see these before the words of a visit have come. */
const FIRST_WORDS =
  /src\/(app\/NotFoundPage|ui\/overlays\/(Dialog|ToastView)|guest\/(age\/AgeGate|home\/Home(Banner|News)|menu\/MenuStates|status\/UpdateChip))\.tsx$/;

/** This list names the source files of each catalog, for lingui.config.ts. */
export const WORDS_LIST = resolve(ROOT, 'dist/words.json');

const STAFF_PARTS = STAFF_FAMILIES.filter(({ hasPages }) => hasPages);

const STAFF_CHUNKS = new Set([...STAFF_FAMILIES.map(({ name }) => name), 'admin', 'jsQR']);

/** The service worker stores these chunks at install; the bundler names its helpers and the guests' first catalog. */
export const INSTALL_CHUNKS = [
  ...GUEST_FAMILIES.filter(({ atInstall }) => atInstall).map(({ name }) => name),
  'rolldown-runtime',
  'guest',
];

export function chunkFamilies(): PluginOption {
  const families = [...GUEST_FAMILIES, ...STAFF_FAMILIES];
  let graph: ModuleGraph | undefined;
  function joins({ name, from, orUsedBy, inVisit }: Family, id: string): boolean {
    if (!graph) throw new Error(`The modules of ${name} are not known yet.`);
    const isStaffs = STAFF_FAMILIES.some((family) => family.name === name);
    if (graph.isForGuests(id) === isStaffs || (inVisit && !graph.isInVisit(id))) return false;
    return from.test(id) || (orUsedBy !== undefined && graph.usersOf(id) >= orUsedBy);
  }
  function wordsOf(chunk: string, id: string): Words[] {
    const family = families.find(({ name }) => name === chunk);
    if (!family || STAFF_FAMILIES.includes(family)) return [family?.words ?? 'admin'];
    const guests = FIRST_WORDS.test(id)
      ? 'guest'
      : (family.words ?? (family.inVisit ? 'visit' : 'seldom'));
    return graph?.isForStaff(id) && !GUESTS.test(id) ? [guests, 'admin'] : [guests];
  }
  const groups = families.map((family, at) => ({
    name: family.name,
    test: (id: string) => joins(family, id),
    priority: families.length - at,
    ...(family.sharedBy && { minShareCount: family.sharedBy }),
  }));
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
    buildEnd(error) {
      if (error) return;
      graph = readModuleGraph(this, {
        start: START,
        doors: STAFF_DOORS,
        visited: VISIT,
        chunkOf: (part) => STAFF_PARTS.find(({ from }) => from.test(part))?.name ?? part,
      });
    },
    generateBundle(_, bundle) {
      const places = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? [file] : []))
        .flatMap(({ name, moduleIds }) => moduleIds.map((id) => ({ id, words: wordsOf(name, id) })))
        .filter(({ id }) => /^(?!.*node_modules).*\.tsx?$/.test(id));
      const filesOf = (name: Words) =>
        places
          .filter(({ words }) => words.includes(name))
          .map(({ id }) => relative(ROOT, id))
          .sort();
      const list = Object.fromEntries(WORDS.map((name) => [name, filesOf(name)]));
      mkdirSync(dirname(WORDS_LIST), { recursive: true });
      writeFileSync(WORDS_LIST, JSON.stringify(list));
    },
  };
}

function folderOf(name: string | undefined): string {
  return name && STAFF_CHUNKS.has(name) ? 'admin/' : '';
}
