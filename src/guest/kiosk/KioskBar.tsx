import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KioskFacts } from '#domain/kiosks/kiosk';
import { useNet } from '../../data/react/use-net';
import { useStoredLanguage } from '../../data/react/use-preferences';
import { LANGUAGES } from '../../i18n/language';
import { Chip } from '../../ui/controls/Chip';
import { Badge } from '../../ui/feedback/Badge';
import * as styles from './Kiosk.css';

/** Shows the kiosk's table, its connection and the languages. */
export function KioskBar({ facts, children }: { facts: KioskFacts; children?: ReactNode }) {
  const { state } = useNet();
  const label = facts.tableLabel;
  return (
    <header className={styles.bar}>
      <span lang="en" translate="no" className={styles.wordmark}>
        Bar Bliss
      </span>
      <span className={styles.place}>{label !== null && <Trans>Table {label}</Trans>}</span>
      <span role="status">
        {state === 'offline' && (
          <Badge tone="honey" icon={<WifiOff aria-hidden="true" size={16} />}>
            <Trans>No connection</Trans>
          </Badge>
        )}
      </span>
      {children}
      <KioskLanguages />
    </header>
  );
}

const NAMES = { en: 'English', tr: 'Türkçe' } as const;

/** Offers both languages, each named in itself, with one tap. */
function KioskLanguages() {
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
