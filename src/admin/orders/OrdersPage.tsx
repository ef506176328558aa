import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { barNow } from '../../data/react/bar-clock';
import { type OrderOnBoard, useStaffOrders } from '../../data/react/use-staff-orders';
import { Button } from '../../ui/controls/Button';
import { TopBarActions } from '../shell/TopBarActions';
import { usePageTitle } from '../shell/use-page-title';
import { Board } from './Board';
import * as styles from './Board.css';
import { BoardError } from './BoardError';
import { BoardLoading } from './BoardLoading';
import { OrderActsProvider } from './OrderActsProvider';
import { createOrderSound } from './order-sound';
import { RecentDialog } from './RecentDialog';
import { SoundButton } from './SoundButton';
import { useNewOrders } from './use-new-orders';
import { useUnseenAlarm } from './use-unseen-alarm';

/** The order board: what came in, where it stands, what is next. */
export function OrdersPage() {
  const { state, orders, retry } = useStaffOrders();
  const [sound] = useState(createOrderSound);
  const [recentAt, setRecentAt] = useState<number | null>(null);
  const arrived = useNewOrders(orders, sound);
  const overlooked = useUnseenAlarm(orders, sound);
  useTitleWithCount(orders, overlooked.length > 0);
  useEffect(() => sound.restore(), [sound]);

  return (
    <OrderActsProvider orders={orders}>
      <div className={styles.board}>
        <TopBarActions>
          <SoundButton sound={sound} />
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
        {orders && <Board orders={orders} fresh={arrived} overlooked={overlooked} />}
        {recentAt !== null && orders && (
          <RecentDialog orders={orders} now={recentAt} onClose={() => setRecentAt(null)} />
        )}
      </div>
    </OrderActsProvider>
  );
}

/** "(2) New orders": seen from another tab, without any sound. */
function useTitleWithCount(orders: readonly OrderOnBoard[] | undefined, isAlarmed: boolean) {
  const { t } = useLingui();
  const count = orders?.filter(({ status }) => status === 'pending').length ?? 0;
  const calm = count > 0 ? t`(${count}) New orders` : t`Orders · Bar Bliss`;
  usePageTitle(isAlarmed ? t`(${count}) Nobody has looked!` : calm);
}
