import { useLingui } from '@lingui/react/macro';
import { useStoredLanguage } from '../../data/react/preferences/use-language';
import { LANGUAGES } from '../../i18n/language';
import { Chip } from '../../ui/controls/Chip';
import * as styles from './Kiosk.css';

const NAMES = { en: 'English', tr: 'Türkçe' } as const;

/** Offers both languages, each named in itself, with one tap. */
export function KioskLanguages() {
  const { t } = useLingui();
  const [language, setLanguage] = useStoredLanguage();
  return (
    <fieldset aria-label={t`Language`} className={styles.languages}>
      {LANGUAGES.map((name) => (
        <Chip
          key={name}
          lang={name}
          translate="no"
          pressed={name === language}
          onClick={() => setLanguage(name)}
        >
          {NAMES[name]}
        </Chip>
      ))}
    </fieldset>
  );
}
