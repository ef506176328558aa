import type { ReactNode } from 'react';
import * as styles from './EntryPage.css';
import { LanguageToggle } from './LanguageToggle';

/** Shows a page for people who are not signed in. */
export function EntryPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.stage}>
      <div className={styles.card}>
        <div className={styles.head}>
          <p lang="en" translate="no" className={styles.wordmark}>
            Bar Bliss
          </p>
          <LanguageToggle />
        </div>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
