import type { Slip, SlipRow } from '#domain/printing/printer';
import { classNames } from '../../../ui/class-names';
import * as styles from './Paper.css';

/** Draws a slip as the receipt printers print it, for the browser's own print. */
export function SlipPaper({ slip: { rows } }: { slip: Slip }) {
  return (
    <div className={styles.paper}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a slip never change their places.
        <PaperRow key={at} row={row} />
      ))}
    </div>
  );
}

function PaperRow({ row }: { row: SlipRow }) {
  switch (row.kind) {
    case 'rule':
      return <hr className={styles.rule} />;
    case 'title':
      return <p className={classNames(styles.centred, styles.title)}>{row.text}</p>;
    case 'alert':
      return <p className={classNames(styles.centred, styles.alert)}>{row.text}</p>;
    case 'text':
      return (
        <p
          className={classNames(
            row.isStrong ? styles.place : styles.small,
            row.align === 'center' && styles.centred,
          )}
        >
          {row.text}
        </p>
      );
    case 'pair':
      return (
        <p className={row.isStrong ? styles.total : styles.row}>
          <span>{row.left}</span>
          <span lang="tr" className={styles.amount}>
            {row.right}
          </span>
        </p>
      );
    case 'dish':
      return (
        <p className={styles.line}>
          <span className={styles.dish}>{row.quantity}×</span>
          <span>
            <span className={styles.dish}>{row.name}</span>
            {row.details.map((detail) => (
              <span key={detail} className={styles.extra}>
                {detail}
              </span>
            ))}
          </span>
        </p>
      );
  }
}
