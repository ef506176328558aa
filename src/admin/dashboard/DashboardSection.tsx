import { type ReactNode, useId } from 'react';
import * as styles from './Dashboard.css';

type DashboardSectionProps = {
  title: ReactNode;
  /** The heading shows the period beside the title. */
  hint?: ReactNode;
  children: ReactNode;
};

export function DashboardSection({ title, hint, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}
