import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Stack } from '../../../ui/layout/Flow';
import { LineName } from './LineName';
import * as styles from './Receipt.css';
import type { ReceiptLine } from './receipt';

type ReceiptLinesProps = { lines: ReceiptLine[]; feeKurus: number; totalKurus: number };

export function ReceiptLines({ lines, feeKurus, totalKurus }: ReceiptLinesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div>
      <Stack as="ul" gap={0}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <span className={styles.quantity}>{line.quantity} ×</span>
            <LineName line={line} />
            <span className={styles.amount}>{formatMoney(line.totalKurus, language)}</span>
          </li>
        ))}
      </Stack>
      <dl className={styles.sums}>
        {feeKurus > 0 && (
          <div className={styles.sum}>
            <dt>{t`Delivery fee`}</dt>
            <dd className={styles.amount}>{formatMoney(feeKurus, language)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t`Total`}</dt>
          <dd className={styles.amount}>{formatMoney(totalKurus, language)}</dd>
        </div>
      </dl>
    </div>
  );
}
