import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { THEMES } from '../../data/preferences/theme';
import { useTheme } from '../../data/react/preferences/use-theme';
import { THEME_WORDS } from '../../i18n/theme-words';
import { Chip } from '../../ui/controls/Chip';
import * as styles from './MenuSheet.css';

/** Lets the guest choose the site's theme on this device. */
export function ThemeRow() {
  const { t } = useLingui();
  const [theme, setTheme] = useTheme();
  return (
    <fieldset aria-labelledby="look" className={styles.looks}>
      <p id="look" className={styles.looksName}>{t`Appearance`}</p>
      {THEMES.map((name) => (
        <Chip
          key={name}
          pressed={name === theme}
          icon={name === theme && <Check aria-hidden="true" size={18} />}
          onClick={() => setTheme(name)}
        >
          {t(THEME_WORDS[name])}
        </Chip>
      ))}
    </fieldset>
  );
}
