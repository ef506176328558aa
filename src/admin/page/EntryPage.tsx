import type { ReactNode } from 'react';
import { useStoredLanguage } from '../../data/react/use-preferences';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Heading, Row } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './EntryPage.css';

export function EntryPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.stage}>
      <div className={styles.card}>
        <Row justify="between" wrap={false}>
          <p lang="en" translate="no" className={styles.wordmark}>
            Bar Bliss
          </p>
          <LanguageToggle />
        </Row>
        <Heading level={1}>{title}</Heading>
        {children}
      </div>
    </main>
  );
}

// The label is in the target language, so nobody translates it.
const OTHER: Record<Language, { to: Language; short: string; action: string }> = {
  en: { to: 'tr', short: 'TR', action: 'Türkçeye geç' },
  tr: { to: 'en', short: 'EN', action: 'Switch to English' },
};

export function LanguageToggle() {
  const { to, short, action } = OTHER[useLanguage()];
  const [, setLanguage] = useStoredLanguage();
  return (
    <Button tone="quiet" lang={to} onClick={() => setLanguage(to)}>
      {short}
      <VisuallyHidden>{`: ${action}`}</VisuallyHidden>
    </Button>
  );
}
