import { Trans } from '@lingui/react/macro';
import { kurusOf } from '#domain/money';
import { barNow } from '../../data/react/core/bar-clock';
import { formatMoney } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { formatMonth } from '../shared/figures';
import * as styles from './Dashboard.css';
import { DashboardSection } from './DashboardSection';

export function MonthlyRevenue({ lira }: { lira: string }) {
  const language = useLanguage();
  return (
    <DashboardSection title={<Trans>Monthly Revenue</Trans>} hint={formatMonth(barNow(), language)}>
      <p lang="tr" className={styles.figure}>
        {formatMoney(kurusOf(lira) ?? 0, 'tr')}
      </p>
    </DashboardSection>
  );
}
