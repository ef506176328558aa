import { useStoredLanguage } from '../../data/react/preferences/use-language';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './bars.css';
import { useKeepPlace } from './use-keep-place';

// The label is in the target language, so translators do not see it.
const OTHER: Record<Language, { to: Language; short: string; action: string }> = {
  en: { to: 'tr', short: 'TR', action: 'Türkçeye geç' },
  tr: { to: 'en', short: 'EN', action: 'Switch to English' },
};

export function LanguageToggle() {
  const language = useLanguage();
  const [, setLanguage] = useStoredLanguage();
  const keepPlace = useKeepPlace(language);
  const { to, short, action } = OTHER[language];

  function change() {
    keepPlace();
    setLanguage(to);
  }

  return (
    <Button tone="quiet" lang={to} className={styles.language} onClick={change}>
      {short}
      <VisuallyHidden>{`: ${action}`}</VisuallyHidden>
    </Button>
  );
}
