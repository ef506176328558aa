import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { THEMES, type Theme } from '../../data/preferences/theme';
import { useTheme } from '../../data/react/preferences/use-theme';
import { Chip } from '../../ui/controls/Chip';
import * as styles from './MenuSheet.css';

const NAMES: Record<Theme, MessageDescriptor> = {
  auto: msg`Auto`,
  light: msg`Light`,
  dark: msg`Dark`,
  sun: msg`Sun (high contrast)`,
};

/** The look of the house on this device. */
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
          {t(NAMES[name])}
        </Chip>
      ))}
    </fieldset>
  );
}
