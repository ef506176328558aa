import { Trans } from '@lingui/react/macro';
import { formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { LineName } from './LineName';
import * as styles from './Receipt.css';
import type { ReceiptLine } from './receipt';

type ReceiptLinesProps = { lines: ReceiptLine[]; feeKurus: number; totalKurus: number };

export function ReceiptLines({ lines, feeKurus, totalKurus }: ReceiptLinesProps) {
  const language = useLanguage();
  return (
    <div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <span className={styles.quantity}>{line.quantity} ×</span>
            <LineName line={line} />
            <span className={styles.amount}>{formatMoney(line.totalKurus, language)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {feeKurus > 0 && (
          <div className={styles.sum}>
            <dt>
              <Trans>Delivery fee</Trans>
            </dt>
            <dd className={styles.amount}>{formatMoney(feeKurus, language)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd className={styles.amount}>{formatMoney(totalKurus, language)}</dd>
        </div>
      </dl>
    </div>
  );
}
