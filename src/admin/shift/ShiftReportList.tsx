import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names';
import * as styles from './ShiftPage.css';

type ShiftReportListProps<Row> = {
  title: ReactNode;
  /** null means unknown; an empty list is known. */
  rows: readonly Row[] | null;
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** Shows a section whose number is the length of its list. */
export function ShiftReportList<Row>({ title, rows, keyOf, children }: ShiftReportListProps<Row>) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(styles.section, rows?.length === 0 && styles.isEmpty)}
    >
      <h3 id={headingId} className={styles.heading}>
        {title} {rows && <span className={styles.count}>{rows.length}</span>}
      </h3>
      {!rows && (
        <p className={styles.none}>
          <Trans>Not known yet: it needs a connection.</Trans>
        </p>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={keyOf(row)} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
