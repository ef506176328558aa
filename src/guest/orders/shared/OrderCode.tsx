import { Trans } from '@lingui/react/macro';
import * as styles from './OrderCode.css';

export function OrderCode({ code }: { code: string }) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>
        <Trans>Order code</Trans>
      </span>
      <strong translate="no" className={styles.code}>
        {code}
      </strong>
    </p>
  );
}
