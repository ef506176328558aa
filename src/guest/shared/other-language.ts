import type { Language } from '../../i18n/language';

type OtherLanguage = { to: Language; short: string; name: string; action: string };

// The label is in the target language, so translators do not see it.
const OTHER: Record<Language, OtherLanguage> = {
  en: { to: 'tr', short: 'TR', name: 'Türkçe', action: 'Türkçeye geç' },
  tr: { to: 'en', short: 'EN', name: 'English', action: 'Switch to English' },
};

export const otherLanguage = (language: Language): OtherLanguage => OTHER[language];
