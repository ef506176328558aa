import { useLingui } from '@lingui/react';
import { type Language, languageOf } from './language';

/** Re-renders the component when the language changes. */
export function useLanguage(): Language {
  return languageOf(useLingui().i18n.locale);
}
