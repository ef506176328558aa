import { type I18n, setupI18n } from '@lingui/core';
import type { Language } from './language';

/** Each area brings its own words; the floors both share are in both catalogs. */
export type Area = 'guest' | 'admin';

const CATALOGS = {
  guest: {
    en: () => import('./locales/en/guest.po'),
    tr: () => import('./locales/tr/guest.po'),
  },
  admin: {
    en: () => import('./locales/en/admin.po'),
    tr: () => import('./locales/tr/admin.po'),
  },
} as const;

/** A translator with one area's words in one language; a server makes one per answer. */
export async function createTranslator(area: Area, language: Language): Promise<I18n> {
  const i18n = setupI18n();
  await speak(i18n, area, language);
  return i18n;
}

/** Switches a translator to a language, loading its words first: no half-translated screen. */
export async function speak(i18n: I18n, area: Area, language: Language): Promise<void> {
  const { messages } = await CATALOGS[area][language]();
  i18n.loadAndActivate({ locale: language, messages });
}
