import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import * as styles from './ShiftPage.css';

type HandoverListProps<Row> = {
  title: ReactNode;
  /** null: nobody has said yet; that is not the same as none. */
  rows: readonly Row[] | null;
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** A part of the sheet: its number is the length of the list under it, and nothing else. */
export function HandoverList<Row>({ title, rows, keyOf, children }: HandoverListProps<Row>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId} className={styles.heading}>
        {title} {rows && <span className={styles.count}>{rows.length}</span>}
      </h3>
      {!rows?.length ? (
        <p className={styles.none}>
          {rows ? <Trans>Nothing</Trans> : <Trans>Not known yet: it needs a connection.</Trans>}
        </p>
      ) : (
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
