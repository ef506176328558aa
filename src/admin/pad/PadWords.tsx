import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, use } from 'react';
import { type Language, languageOf } from '../../i18n/language';
import { retryImport } from '../../i18n/retry-import';

const CATALOGS = {
  en: () => import('../../i18n/locales/en/pad.po'),
  tr: () => import('../../i18n/locales/tr/pad.po'),
};
const coming: Partial<Record<Language, Promise<Messages>>> = {};

/** Adds the entry's sentences, which the rest of the staff app does not load, in the language of the page. */
export function PadWords({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const language = languageOf(i18n.locale);
  coming[language] ??= retryImport(CATALOGS[language]).then(({ messages }) => messages);
  // A change of the language replaces all sentences, so they are added at every drawing.
  Object.assign(i18n.messages, use(coming[language]));
  return children;
}
