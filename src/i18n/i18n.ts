import type { I18n, MessageDescriptor, MessageOptions, Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import type { Language } from './language';
import { languageOf } from './language';

export type Area = 'guest' | 'admin';

/** Pages load these catalogs on demand: what a visit with an order opens, and what few visits open. */
export type LazyWords = 'visit' | 'seldom';

/** A page loads these catalogs together: the guest's menu needs few sentences, and the rest follows later. */
export type Words = Area | LazyWords;

type Catalog = () => Promise<{ messages: Messages }>;

const CATALOGS: Record<Words, Record<Language, Catalog>> = {
  guest: {
    en: () => import('./locales/en/guest.po'),
    tr: () => import('./locales/tr/guest.po'),
  },
  visit: {
    en: () => import('./locales/en/visit.po'),
    tr: () => import('./locales/tr/visit.po'),
  },
  seldom: {
    en: () => import('./locales/en/seldom.po'),
    tr: () => import('./locales/tr/seldom.po'),
  },
  admin: {
    en: () => import('./locales/en/admin.po'),
    tr: () => import('./locales/tr/admin.po'),
  },
};

/** A translator's loaded catalogs, and the language that was chosen last. */
type Spoken = { words: Set<Words>; chosen?: Language };

const spoken = new WeakMap<I18n, Spoken>();

/** A server creates a translator for each response. */
export async function createTranslator(language: Language, ...words: Words[]): Promise<I18n> {
  const i18n = setupI18n();
  keepTagsInValues(i18n);
  for (const name of words) spokenBy(i18n).words.add(name);
  await speak(i18n, language);
  return i18n;
}

/**
 * `<Trans>` parses tags in values too: a table called "<b>9</b>" would show as "9". An invisible word joiner keeps such
 * a value as text. Elements come as `<0/>`.
 */
function keepTagsInValues(i18n: I18n): void {
  const translate = i18n._.bind(i18n);
  i18n._ = (id: MessageDescriptor | string, values?: Values, options?: MessageOptions) =>
    typeof id === 'string'
      ? translate(id, values && asText(values), options)
      : translate({ ...id, values: id.values && asText(id.values) });
}

type Values = Record<string, unknown>;

function asText(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !/^<\d+\/>$/.test(value)
        ? value.replace(/<(?=[a-z\d])/gi, '<\u2060')
        : value,
    ]),
  );
}

/**
 * Switches a translator to a language after all its catalogs have loaded, so no screen is half translated. The last
 * choice wins, however long its catalogs take.
 */
export async function speak(i18n: I18n, language: Language): Promise<void> {
  const state = spokenBy(i18n);
  state.chosen = language;
  if (i18n.locale === language) return;
  const names = [...state.words];
  const catalogs = await Promise.all(names.map((name) => CATALOGS[name][language]()));
  if (state.chosen !== language) return;
  // A catalog was added meanwhile.
  if (state.words.size > names.length) return speak(i18n, language);
  const messages: Messages = Object.assign({}, ...catalogs.map((catalog) => catalog.messages));
  i18n.loadAndActivate({ locale: language, messages });
}

export function hasWords(i18n: I18n, name: Words): boolean {
  return spokenBy(i18n).words.has(name);
}

/** Loads one more catalog in the language of the page, also if that changes meanwhile. */
export async function addWords(i18n: I18n, name: Words): Promise<void> {
  const language = languageOf(i18n.locale);
  const { messages } = await CATALOGS[name][language]();
  if (i18n.locale !== language) return addWords(i18n, name);
  spokenBy(i18n).words.add(name);
  // `load` would render the whole page again: only screens that suspend on the catalog need its sentences.
  Object.assign(i18n.messages, messages);
}

function spokenBy(i18n: I18n): Spoken {
  const known = spoken.get(i18n) ?? { words: new Set<Words>() };
  spoken.set(i18n, known);
  return known;
}

const PAUSE_MS = 2_000;

/** Retries a dynamic import until the connection allows it. */
export async function retryImport<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await delayOrOnline(PAUSE_MS);
    }
  }
}

/** Resolves after the delay or when the connection returns; without a delay only then. */
export function delayOrOnline(delayMs: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = delayMs === undefined ? undefined : setTimeout(done, delayMs);
    window.addEventListener('online', done, { once: true });
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
  });
}
