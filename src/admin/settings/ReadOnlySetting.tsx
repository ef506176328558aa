import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { type Setting, settingOf } from '#domain/settings/settings';
import { useLanguage } from '../../i18n/use-language';
import { SettingHistory } from './SettingHistory';
import * as styles from './Settings.css';
import { useValueText } from './setting-words';

/** Shows a setting that the person's role may read only. */
export function ReadOnlySetting({ setting }: { setting: Setting }) {
  const language = useLanguage();
  const valueText = useValueText(setting.key);
  const nameId = useId();
  const { label, hint, initial } = settingOf(setting.key);
  return (
    <section aria-labelledby={nameId} className={styles.card}>
      <div className={styles.fact}>
        <h3 id={nameId} className={styles.name}>
          {label[language]}
        </h3>
        {hint && <p className={styles.hint}>{hint[language]}</p>}
        <p className={styles.value}>{valueText(setting.value)}</p>
        <p className={styles.reason}>
          <Lock aria-hidden="true" size={16} />
          <Trans>Only the owner changes this.</Trans>
        </p>
      </div>
      <SettingHistory
        setting={setting}
        isDefault={JSON.stringify(setting.value) === JSON.stringify(initial)}
      />
    </section>
  );
}
