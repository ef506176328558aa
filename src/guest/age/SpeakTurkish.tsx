import { useStoredLanguage } from '../../data/react/preferences/use-language';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './AgeGate.css';

/** For a phone that speaks Turkish while the page speaks English: one tap, said in Turkish. */
export function SpeakTurkish() {
  const [, setLanguage] = useStoredLanguage();
  if (useLanguage() === 'tr' || !speaksTurkish()) return null;
  return (
    <button type="button" lang="tr" className={styles.turkish} onClick={() => setLanguage('tr')}>
      Türkçe devam et
    </button>
  );
}

function speaksTurkish(): boolean {
  return navigator.languages.some((language) => /^tr\b/i.test(language));
}
