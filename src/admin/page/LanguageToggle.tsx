import { useStoredLanguage } from '../../data/react/preferences/use-language';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';

// The label is in the target language, so nobody translates it.
const OTHER: Record<Language, { to: Language; short: string; action: string }> = {
  en: { to: 'tr', short: 'TR', action: 'Türkçeye geç' },
  tr: { to: 'en', short: 'EN', action: 'Switch to English' },
};

/** Shows TR while English is on and EN while Turkish is on. */
export function LanguageToggle() {
  const { to, short, action } = OTHER[useLanguage()];
  const [, setLanguage] = useStoredLanguage();
  return (
    <Button tone="quiet" lang={to} onClick={() => setLanguage(to)}>
      {short}
      <VisuallyHidden>{`: ${action}`}</VisuallyHidden>
    </Button>
  );
}
