import { Trans } from '@lingui/react/macro';
import { kurusOf } from '#domain/money';
import { barNow } from '../../data/react/bar-clock';
import { formatMoney } from '../../i18n/format';
import { formatMonth } from '../shared/figures';
import * as styles from './Dashboard.css';
import { DashboardSection } from './DashboardSection';

/** What completed orders brought since the month began. */
export function MonthlyRevenue({ lira }: { lira: string }) {
  return (
    <DashboardSection
      title={<Trans>Monthly Revenue</Trans>}
      hint={<span lang="tr">{formatMonth(barNow())}</span>}
    >
      <p lang="tr" className={styles.figure}>
        {formatMoney(kurusOf(lira) ?? 0, 'tr')}
      </p>
    </DashboardSection>
  );
}
