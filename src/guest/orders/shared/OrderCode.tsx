import { useLingui } from '@lingui/react/macro';
import { Text } from '../../../ui/layout/Flow';
import * as styles from './OrderCode.css';

export function OrderCode({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <p className={styles.line}>
      <Text as="span" size="small" tone="muted">{t`Order code`}</Text>
      <strong translate="no" className={styles.code}>
        {code}
      </strong>
    </p>
  );
}
