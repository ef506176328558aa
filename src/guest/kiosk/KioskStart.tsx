import { useStoredLanguage } from '../../data/react/preferences/use-language';
import { LANGUAGES } from '../../i18n/language';
import { Button } from '../../ui/controls/Button';
import * as styles from './Kiosk.css';

// Each in its own language, whichever is on: the next guest has not chosen yet.
const START = { en: 'Touch to order', tr: 'Sipariş için dokunun' } as const;

/** Waits for the next guest, in both languages. */
export function KioskStart({ onStart }: { onStart: () => void }) {
  const [, setLanguage] = useStoredLanguage();
  return (
    <main className={styles.centre}>
      <h1 lang="en" translate="no" className={styles.code}>
        Bar Bliss
      </h1>
      <div className={styles.actions}>
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            size="cta"
            block
            lang={language}
            translate="no"
            onClick={() => {
              setLanguage(language);
              onStart();
            }}
          >
            {START[language]}
          </Button>
        ))}
      </div>
    </main>
  );
}
