import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, Coffee, History, Plus, ScanLine } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { formatTime } from '#domain/venue';
import {
  barNow,
  type OrderOnBoard,
  useLive,
  useStaffOrders,
} from '../../../data/react/staff/use-staff-rows';
import { Button } from '../../../ui/controls/Button';
import { EmptyState, Skeleton } from '../../../ui/feedback/EmptyState';
import { useAnnounce } from '../../../ui/feedback/live-region';
import { VisuallyHidden } from '../../../ui/layout/Flow';
import { useMedia } from '../../../ui/layout/use-media';
import { media } from '../../../ui/theme/layout';
import { barSound } from '../../alarm/bar-sound';
import { SoundButton } from '../../alarm/SoundButton';
import { useLastContact, useTabletClockValue } from '../../page/board-clock';
import { TopBarActions, usePageTitle } from '../../page/Page';
import { useArrived } from '../../shared/List';
import { CannotRead } from '../../shared/Read';
import { useOpenPad } from '../../shared/use-open-pad';
import { RecentDialog } from '../dialogs/AllDayDialog';
import { ScanOrderDialog } from '../qr/ScanOrderDialog';
import { OPEN_STATUSES, usePlaceText } from '../shared/board-view';
import { Board } from './Board';
import * as styles from './Board.css';
import { OrderActionsProvider } from './OrderActionsProvider';

export function OrdersPage() {
  const { t } = useLingui();
  const { state, orders, retry } = useStaffOrders();
  const [recentAt, setRecentAt] = useState<number | null>(null);
  const [isScanning, setScanning] = useState(false);
  const isWide = useMedia(media.lg);
  const ways = { onRecent: () => setRecentAt(barNow()), onScan: () => setScanning(true) };
  const arrived = useNewOrders(orders);
  const openPad = useOpenPad();
  const count = orders?.filter(({ status }) => status === 'pending').length ?? 0;
  usePageTitle(count > 0 ? t`(${count}) New orders` : t`Orders · Bar Bliss`);

  return (
    <OrderActionsProvider orders={orders}>
      <div className={styles.board}>
        {isWide && (
          <TopBarActions>
            <Button size="compact" icon={<Plus size={20} />} onClick={() => openPad()}>
              <Trans>New order</Trans>
            </Button>
            <SoundButton sound={barSound} />
            <Button
              tone="outline"
              size="compact"
              icon={<ScanLine size={20} />}
              wordsFrom="xl"
              aria-haspopup="dialog"
              onClick={ways.onScan}
            >
              <Trans>Scan order</Trans>
            </Button>
            <Button
              tone="outline"
              size="compact"
              icon={<History size={20} />}
              wordsFrom="xl"
              aria-haspopup="dialog"
              onClick={ways.onRecent}
            >
              <Trans>Recent</Trans>
            </Button>
          </TopBarActions>
        )}
        {state === 'error' && (
          <CannotRead title={t`This tablet can't read its orders right now`} onRetry={retry}>
            <Trans>
              There may be open orders that you don't see here. If it stays like this, reload the
              page or use another tablet.
            </Trans>
          </CannotRead>
        )}
        {state === 'loading' && <BoardLoading />}
        {orders && <Board orders={orders} fresh={arrived} ways={ways} />}
        {isScanning && <ScanOrderDialog onClose={() => setScanning(false)} />}
        {recentAt !== null && orders && (
          <RecentDialog orders={orders} now={recentAt} onClose={() => setRecentAt(null)} />
        )}
      </div>
    </OrderActionsProvider>
  );
}

/** Shows a skeleton while the page reads the replica. */
function BoardLoading() {
  const { t } = useLingui();
  return (
    <div className={styles.columns}>
      <VisuallyHidden>
        <p role="status">{t`Loading orders…`}</p>
      </VisuallyHidden>
      {OPEN_STATUSES.map((status) => (
        <div key={status} className={styles.bones}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}

/** Pulls run every 30 s; after this long without contact "no orders" is uncertain. */
const KNOWN_MS = 90_000;

/** Shows that no orders are open, as of the last contact. */
export function BoardQuiet() {
  const { t } = useLingui();
  const { state, lastContactAt } = useLive();
  const before = useLastContact();
  const isKnown = useTabletClockValue((now) => now - (lastContactAt ?? 0) < KNOWN_MS, false);
  const isCut = state === 'offline' || state === 'signed-out';
  if (isKnown && !isCut) {
    return <EmptyState icon={<Coffee size={40} />} title={t`No open orders. Enjoy the quiet.`} />;
  }
  // The first response is pending.
  if (lastContactAt === null && !isCut) return <BoardLoading />;
  const time = before === null ? null : formatTime(before);
  return (
    <EmptyState icon={<CloudOff size={40} />} title={t`This tablet can't get new orders right now`}>
      {time === null
        ? t`It has not reached the bar's server yet.`
        : t`There were no open orders at the last contact: ${time}`}
    </EmptyState>
  );
}

const NOBODY: ReadonlySet<string> = new Set();

/** Returns orders that arrived while the board is open, until a touch, and announces each once. */
function useNewOrders(orders: readonly OrderOnBoard[] | undefined): ReadonlySet<string> {
  const { t } = useLingui();
  const announce = useAnnounce();
  const placeText = usePlaceText();
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(NOBODY);
  useArrived(orders, (arrived) => {
    const fresh = arrived.filter(({ status }) => status === 'pending');
    if (fresh.length === 0) return;
    for (const order of fresh) {
      const [code, place] = [order.code, placeText(order)];
      announce(t`New order ${code}, ${place}`);
    }
    setWaiting((before) => new Set([...before, ...fresh.map(({ id }) => id)]));
  });
  const acknowledge = useCallback(() => setWaiting(NOBODY), []);
  useTouch(waiting.size > 0, acknowledge);
  return waiting;
}

function useTouch(isWaiting: boolean, listener: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    document.addEventListener('pointerdown', listener);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('keydown', listener);
    };
  }, [isWaiting, listener]);
}
