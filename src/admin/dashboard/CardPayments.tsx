import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PaymentList } from '#domain/payments/payment-read';
import { DASHBOARD_REFRESH_MS } from '#domain/staff/dashboard-stats';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { LinkButton } from '../../ui/controls/LinkButton';
import { moneyText } from '../shared/figures';
import * as styles from './Dashboard.css';
import { DashboardSection } from './DashboardSection';

/** Shows the sum of this evening's card payments and the number that staff must check, if there are any. */
export function CardPayments() {
  const { value } = useStaffFigures<PaymentList>(
    '/api/admin/payments?limit=1',
    DASHBOARD_REFRESH_MS,
  );
  if (!value || (value.payments.length === 0 && value.unresolved === 0)) return null;
  const { unresolved, takenToday, settlement } = value;
  return (
    <DashboardSection title={<Trans>Card payments</Trans>}>
      {takenToday !== null && (
        <p className={styles.row}>
          <Trans>Taken this evening</Trans>
          <strong lang="tr">{moneyText(takenToday)}</strong>
        </p>
      )}
      {unresolved > 0 && (
        <p className={styles.low}>
          <Plural value={unresolved} one="# needs attention" other="# need attention" />
        </p>
      )}
      {settlement?.isLate && (
        <p className={styles.low}>
          <Trans>The bank has not sent its list of yesterday’s payments. We keep asking.</Trans>
        </p>
      )}
      <LinkButton asChild tone="outline" block>
        <Link to="/admin/payments" search={unresolved > 0 ? { state: 'unresolved' } : {}}>
          <Trans>Show card payments</Trans>
        </Link>
      </LinkButton>
    </DashboardSection>
  );
}
