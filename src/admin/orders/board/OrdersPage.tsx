import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useState } from 'react';
import { barNow } from '../../../data/react/core/bar-clock';
import { type OrderOnBoard, useStaffOrders } from '../../../data/react/staff/use-staff-orders';
import { Button } from '../../../ui/controls/Button';
import { barSound } from '../../alarm/bar-sound';
import { SoundButton } from '../../alarm/SoundButton';
import { TopBarActions } from '../../page/TopBarActions';
import { usePageTitle } from '../../page/use-page-title';
import { CannotRead } from '../../shared/Read';
import { RecentDialog } from '../dialogs/RecentDialog';
import { ScanOrderButton } from '../qr/ScanOrderButton';
import { Board } from './Board';
import * as styles from './Board.css';
import { BoardLoading } from './BoardLoading';
import { OrderActionsProvider } from './OrderActionsProvider';
import { useNewOrders } from './use-new-orders';

export function OrdersPage() {
  const { state, orders, retry } = useStaffOrders();
  const [recentAt, setRecentAt] = useState<number | null>(null);
  const arrived = useNewOrders(orders);
  useTitleWithCount(orders);

  return (
    <OrderActionsProvider orders={orders}>
      <div className={styles.board}>
        <TopBarActions>
          <SoundButton sound={barSound} />
          <ScanOrderButton />
          <Button
            tone="outline"
            size="compact"
            icon={<History aria-hidden="true" size={20} />}
            aria-haspopup="dialog"
            onClick={() => setRecentAt(barNow())}
          >
            <Trans>Recent</Trans>
          </Button>
        </TopBarActions>
        {state === 'error' && <BoardError onRetry={retry} />}
        {state === 'loading' && <BoardLoading />}
        {orders && <Board orders={orders} fresh={arrived} />}
        {recentAt !== null && orders && (
          <RecentDialog orders={orders} now={recentAt} onClose={() => setRecentAt(null)} />
        )}
      </div>
    </OrderActionsProvider>
  );
}

function useTitleWithCount(orders: readonly OrderOnBoard[] | undefined) {
  const { t } = useLingui();
  const count = orders?.filter(({ status }) => status === 'pending').length ?? 0;
  usePageTitle(count > 0 ? t`(${count}) New orders` : t`Orders · Bar Bliss`);
}

/** Shows unreadable storage: nobody knows whether orders exist. */
function BoardError({ onRetry }: { onRetry: () => void }) {
  return (
    <CannotRead
      title={<Trans>This tablet can't read its orders right now</Trans>}
      onRetry={onRetry}
    >
      <Trans>
        There may be open orders that you don't see here. If it stays like this, reload the page or
        use another tablet.
      </Trans>
    </CannotRead>
  );
}
