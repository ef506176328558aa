import { useLingui } from '@lingui/react';
import { type Language, languageOf } from './language';

/** The language on screen now; the component renders again when it changes. */
export function useLanguage(): Language {
  return languageOf(useLingui().i18n.locale);
}
