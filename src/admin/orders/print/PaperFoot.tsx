import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../i18n/format';
import * as styles from './Paper.css';

/** Prints total, payment and, in both languages, the note that this is not a fiscal receipt. */
export function PaperFoot({ kurus, children }: { kurus: number; children?: ReactNode }) {
  return (
    <>
      <p className={styles.total}>
        <span>
          <Trans>Total</Trans>
        </span>
        <span lang="tr" className={styles.amount}>
          {formatMoney(kurus, 'tr')}
        </span>
      </p>
      {children}
      <div className={styles.centred}>
        <p lang="en">Thank you!</p>
        <p lang="tr">Teşekkür ederiz!</p>
        <p className={styles.small}>
          <span lang="en">Not a fiscal receipt</span> / <span lang="tr">Mali değeri yoktur</span>
        </p>
      </div>
    </>
  );
}
