import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { CloudOff, Coffee, History, ListFilter, Plus, ScanLine, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { orderStatusOf } from '#domain/orders/order';
import { formatTime } from '#domain/venue';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { barNow, useBarRules, useLive, useStaffOrders } from '../../../data/react/use-staff';
import { useStore } from '../../../data/react/use-stores';
import type { ButtonProps } from '../../../ui/controls/controls';
import { Button } from '../../../ui/controls/controls';
import { EmptyState, Skeleton, useAnnounce } from '../../../ui/feedback/states';
import { VisuallyHidden } from '../../../ui/layout/Flow';
import { useMedia } from '../../../ui/layout/use-media';
import { lateOrders } from '../../alarm/bar-sound';
import { SoundButton } from '../../alarm/SoundButton';
import {
  orderToShow,
  TopBarActions,
  useClockValue,
  useLastContact,
  usePageTitle,
  useTabletClockValue,
} from '../../page/page-parts';
import { SEARCH_ID, useArrived, useListSearch, useSetSearch } from '../../shared/List';
import { useOpenPad } from '../../shared/OpenButton';
import { CannotRead } from '../../shared/Read';
import { AllDayDialog, AllDayPanel, BoardHelp, RecentDialog } from '../dialogs/AllDayDialog';
import { ScanOrderDialog } from '../qr/ScanOrderDialog';
import type { Columns, OpenStatus } from '../shared/board-view';
import {
  atStation,
  BoardStationContext,
  columnsOf,
  isOpen,
  OPEN_STATUSES,
  STATUS_WORDS,
  useBoardView,
  usePlaceText,
} from '../shared/board-view';
import { useStoppedOrders } from '../ticket/StoppedTicket';
import { ticketId } from '../ticket/Ticket';
import * as styles from './Board.css';
import type { BoardWays } from './BoardBar';
import { BoardBar, ofService, serviceChoice } from './BoardBar';
import { BoardColumn, OldestFirst, useStacks } from './BoardColumn';
import { OrderActionsProvider } from './OrderActionsProvider';
import { useBoardKeys } from './use-board-keys';

type BoardProps = {
  orders: readonly OrderOnBoard[];
  fresh: ReadonlySet<string>;
  ways: BoardWays;
};

/** Shows four columns of open orders, or the empty state. */
export function Board({ orders, fresh, ways }: BoardProps) {
  const [chosen, setChosen] = useState<OpenStatus>('pending');
  const [sheet, setSheet] = useState<'all-day' | 'help' | null>(null);
  const navigate = useNavigate();
  const setSearch = useSetSearch();
  const service = serviceChoice(useListSearch().service);
  const view = useBoardView();
  const isWide = useMedia('lg');
  const open = atStation(
    orders.filter(({ status }) => isOpen(orderStatusOf(status))),
    view.station,
  );
  const shown = ofService(open, service);
  const columns = columnsOf(shown);
  const stopped = useStoppedOrders(orders);
  const isEmpty = shown.length + stopped.length === 0;
  const stacks = useStacks(shown);
  useBoardKeys({
    columns: view.order === 'oldest' ? placesOf(stacks) : columns,
    onSearch: () => void navigate({ to: '/admin/orders/history', hash: SEARCH_ID }),
    onHelp: () => setSheet('help'),
  });
  useShownOrder(setChosen, () => setSearch({ service: undefined }));

  return (
    <BoardStationContext value={view.station}>
      <BoardBar
        open={open}
        chosen={service}
        view={view}
        isAllDayOpen={sheet === 'all-day'}
        onAllDay={() => setSheet(sheet === 'all-day' ? null : 'all-day')}
        onHelp={() => setSheet('help')}
        ways={ways}
      />
      {open.length === 0 && isEmpty && <BoardQuiet />}
      {open.length > 0 && isEmpty && (
        <EmptyState icon={<ListFilter size={40} />}>
          <Trans>No open orders of this kind. The others are under “All”.</Trans>
        </EmptyState>
      )}
      {!isEmpty && (
        <>
          {view.order === 'columns' && (
            <ColumnSwitch columns={columns} chosen={chosen} onChoose={setChosen} />
          )}
          <div className={styles.columns}>
            {view.order === 'oldest' && (
              <OldestFirst
                stacks={stacks}
                stopped={stopped.map(({ order }) => order)}
                fresh={fresh}
              />
            )}
            {view.order === 'columns' &&
              OPEN_STATUSES.map((status) => (
                <BoardColumn
                  key={status}
                  status={status}
                  orders={columns[status]}
                  isChosen={status === chosen}
                  stopped={stopped
                    .filter(({ column }) => column === status)
                    .map(({ order }) => order)}
                  fresh={fresh}
                />
              ))}
            {sheet === 'all-day' && isWide && (
              <AllDayPanel orders={shown} station={view.station} onClose={() => setSheet(null)} />
            )}
          </div>
        </>
      )}
      {sheet === 'all-day' && !isWide && (
        <AllDayDialog orders={shown} station={view.station} onClose={() => setSheet(null)} />
      )}
      {sheet === 'help' && <BoardHelp onClose={() => setSheet(null)} />}
    </BoardStationContext>
  );
}

/** The arrow keys go from stack to stack as from column to column. */
function placesOf(stacks: OrderOnBoard[][]): Columns {
  const [pending = [], confirmed = [], preparing = [], ready = []] = stacks;
  return { pending, confirmed, preparing, ready };
}

/** Scrolls to the order that a person opened from the alarm. */
function useShownOrder(openColumn: (status: OpenStatus) => void, showAll: () => void): void {
  const wanted = useStore(orderToShow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order marks the event.
  useEffect(() => {
    if (wanted === null) return;
    orderToShow.set(null);
    showAll();
    // The scroll runs in its own frame, because React does not render inside an effect.
    requestAnimationFrame(() => {
      flushSync(() => openColumn('pending'));
      document.getElementById(ticketId(wanted))?.scrollIntoView({ block: 'nearest' });
    });
  }, [wanted, openColumn]);
}

type ColumnSwitchProps = {
  columns: Columns;
  chosen: OpenStatus;
  onChoose: (status: OpenStatus) => void;
};

/** Shows column tabs with counts on small screens. */
function ColumnSwitch({ columns, chosen, onChoose }: ColumnSwitchProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Columns`} className={styles.bar}>
      {OPEN_STATUSES.map((status) => (
        <li key={status} className={styles.place}>
          <button
            type="button"
            aria-pressed={status === chosen}
            className={styles.choice}
            onClick={() => onChoose(status)}
          >
            <span>{t(STATUS_WORDS[status])}</span>
            <span className={styles.count}>
              {columns[status].length}
              <LateMark orders={columns[status]} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function LateMark({ orders }: { orders: readonly OrderOnBoard[] }) {
  const { t } = useLingui();
  const { ageing } = useBarRules();
  const isLate = (now: number) => lateOrders(orders, now, ageing).length > 0;
  if (!useClockValue(isLate, false)) return null;
  return (
    <span className={styles.late}>
      <TriangleAlert size={14} />
      <VisuallyHidden>{t`Late`}</VisuallyHidden>
    </span>
  );
}

const OPENER: ButtonProps = {
  tone: 'outline',
  size: 'compact',
  wordsFrom: 'xl',
  'aria-haspopup': 'dialog',
};

export function OrdersPage() {
  const { t } = useLingui();
  const { state, orders, retry } = useStaffOrders();
  const [recentAt, setRecentAt] = useState<number | null>(null);
  const [isScanning, setScanning] = useState(false);
  const isWide = useMedia('lg');
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
            <SoundButton />
            <Button {...OPENER} icon={<ScanLine size={20} />} onClick={ways.onScan}>
              <Trans>Scan order</Trans>
            </Button>
            <Button {...OPENER} icon={<History size={20} />} onClick={ways.onRecent}>
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
function BoardQuiet() {
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
  const isWaiting = waiting.size > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const acknowledge = () => setWaiting(NOBODY);
    document.addEventListener('pointerdown', acknowledge);
    document.addEventListener('keydown', acknowledge);
    return () => {
      document.removeEventListener('pointerdown', acknowledge);
      document.removeEventListener('keydown', acknowledge);
    };
  }, [isWaiting]);
  return waiting;
}
