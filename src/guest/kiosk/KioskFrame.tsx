import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { KioskFacts } from '#domain/kiosks/kiosk';
import type { KioskOrder } from '../../data/react/use-kiosk';
import { useNet } from '../../data/react/use-net';
import { useStoredLanguage } from '../../data/react/use-preferences';
import { LANGUAGES } from '../../i18n/language';
import { Chip } from '../../ui/controls/Chip';
import { Badge } from '../../ui/feedback/Badge';
import * as kiosk from './Kiosk.css';
import * as styles from './KioskFrame.css';

export function KioskBar({ facts, children }: { facts: KioskFacts; children?: ReactNode }) {
  const { t } = useLingui();
  const { state } = useNet();
  const [language, setLanguage] = useStoredLanguage();
  const label = facts.tableLabel;
  return (
    <header className={styles.bar}>
      <span lang="en" translate="no" className={styles.wordmark}>
        Bar Bliss
      </span>
      <span className={styles.place}>{label !== null && <Trans>Table {label}</Trans>}</span>
      <span role="status">
        {state === 'offline' && (
          <Badge tone="honey" icon={<WifiOff size={16} />}>
            <Trans>No connection</Trans>
          </Badge>
        )}
      </span>
      {children}
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
    </header>
  );
}

/** Each language is named in itself. */
const NAMES = { en: 'English', tr: 'Türkçe' } as const;

/** Shows a heading that takes the focus: screen readers read it, and Enter alone does nothing. */
export function KioskHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}

/** Shows the codes of the orders that the kiosk no longer sends, for the team. */
export function KioskLost({ lost }: { lost: readonly KioskOrder[] }) {
  const { t } = useLingui();
  if (lost.length === 0) return null;
  return (
    <>
      <p className={kiosk.words}>{t`Not sent, the bar doesn't have it:`}</p>
      <ul className={styles.lost}>
        {lost.map(({ id, code }) => (
          <li key={id} translate="no" className={kiosk.code}>
            {code}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows the codes of the orders that the bar does not have yet, to guests who come back and to the team. */
export function KioskWaiting({ waiting }: { waiting: readonly KioskOrder[] }) {
  const { t } = useLingui();
  return (
    <div role="status" className={styles.waiting}>
      {waiting.length > 0 && (
        <>
          <p>{t`The bar doesn't have these orders yet. We send them as soon as we can:`}</p>
          <ul className={styles.codes}>
            {waiting.map(({ id, code }) => (
              <li key={id} translate="no" className={styles.shortCode}>
                {code}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
