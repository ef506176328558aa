import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { KnownMember } from '../../../data/club/club-store';
import { useClub } from '../../../data/react/use-club';
import { useNet } from '../../../data/react/use-net';
import { formatDateTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { Tabs } from '../../../ui/controls/Tabs';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Dialog } from '../../../ui/overlays/Dialog';
import * as text from '../../../ui/theme/text.css';
import { useDialog } from '../../use-dialog';
import { usePageTitle } from '../../use-page-title';
import * as styles from '../club.css';
import { MyBookingsTab } from './MyBookingsTab';
import { MyOrdersTab } from './MyOrdersTab';
import { MyOverviewTab } from './MyOverviewTab';
import { MyPointsTab } from './MyPointsTab';
import { PointsRing } from './PointsRing';

const TABS = ['overview', 'orders', 'reservations', 'loyalty'] as const;

/** Shows a member's page: points, orders, bookings, stored data and consents. */
export function MeDialog() {
  const { t } = useLingui();
  const { close, step, search } = useDialog();
  const club = useClub();
  const net = useNet();
  const tab = TABS.find((name) => name === search.tab) ?? 'overview';
  usePageTitle(t`My club · Bar Bliss`);

  // Visitors without a session see the sign-in.
  useEffect(() => {
    if (club.state === 'guest') step({ d: 'account', tab: undefined }, { replace: true });
  }, [club.state, step]);

  return (
    <Dialog
      title={<Trans>My club</Trans>}
      onClose={close}
      stepKey={club.state}
      status={
        net.state === 'offline' && <Trans>Offline: what you see may not be the latest.</Trans>
      }
    >
      {club.state === 'member' && (
        <Tabs
          label={t`My club`}
          equal
          value={tab}
          onChange={(value) => step({ tab: value }, { replace: true })}
          items={[
            {
              value: 'overview',
              label: <Trans>Overview</Trans>,
              content: <MyOverviewTab member={club.member} />,
            },
            {
              value: 'orders',
              label: <Trans>Orders</Trans>,
              content: <MyOrdersTab member={club.member} />,
            },
            {
              value: 'reservations',
              label: <Trans>Bookings</Trans>,
              content: <MyBookingsTab member={club.member} />,
            },
            {
              value: 'loyalty',
              label: <Trans>Loyalty</Trans>,
              content: <MyPointsTab member={club.member} />,
            },
          ]}
        />
      )}
      {club.state === 'asking' && <Skeleton shape="block" />}
      {club.state === 'unreachable' &&
        (club.kept ? (
          <KnownPoints kept={club.kept} />
        ) : (
          <EmptyState action={<Button onClick={net.retry}>{t`Try again`}</Button>}>
            <Trans>The club needs a connection.</Trans>
          </EmptyState>
        ))}
      {club.state === 'guest' && <div className={styles.tabBody} />}
    </Dialog>
  );
}

/** Shows the stored points with their time. */
function KnownPoints({ kept }: { kept: KnownMember }) {
  const { t } = useLingui();
  const language = useLanguage();
  const when = formatDateTime(kept.at, language);
  const { firstName } = kept;
  return (
    <div className={styles.tabBody}>
      <p className={text.title}>{t`Hello, ${firstName}`}</p>
      <PointsRing points={kept.points} />
      <p className={text.small}>{t`Last updated ${when}`}</p>
    </div>
  );
}
