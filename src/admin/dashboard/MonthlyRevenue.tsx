import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { barNow } from '../../data/react/core/bar-clock';
import { useLanguage } from '../../i18n/use-language';
import { formatMonth, moneyText } from '../shared/figures';
import * as styles from './Dashboard.css';
import { DashboardSection } from './DashboardSection';

export function MonthlyRevenue({ lira }: { lira: string }) {
  const language = useLanguage();
  return (
    <DashboardSection title={<Trans>Monthly Revenue</Trans>} hint={formatMonth(barNow(), language)}>
      <Link to="/admin/financials" search={{ period: 'month' }} className={styles.monthLink}>
        <span lang="tr" className={styles.figure}>
          {moneyText(lira)}
        </span>
      </Link>
    </DashboardSection>
  );
}
