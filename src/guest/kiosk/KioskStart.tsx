import { useStoredLanguage } from '../../data/react/use-preferences';
import { LANGUAGES } from '../../i18n/language';
import { Button } from '../../ui/controls/Button';
import * as styles from './Kiosk.css';

// Each greeting is in its own language, because the next guest has not chosen one yet.
const START = { en: 'Touch to order', tr: 'Sipariş için dokunun' } as const;

/** Shows the start screen for the next guest in both languages. */
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
