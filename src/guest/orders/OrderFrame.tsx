import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LanguageToggle } from '../home/LanguageToggle';
import * as styles from './OrderFrame.css';

/** The quiet frame around an order: the way home, the language, and the order. */
export function OrderFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <div className={styles.barInner}>
          <Link to="/" lang="en" translate="no" className={styles.wordmark}>
            Bar Bliss
          </Link>
          <div className={styles.screenOnly}>
            <LanguageToggle />
          </div>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
