import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ListFilter, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { orderStatusOf } from '#domain/orders/order';
import { orderAgeing, waitingSince } from '#domain/orders/order-ageing';
import { type OrderOnBoard, useBarRules } from '../../../data/react/staff/use-staff-rows';
import { useStore } from '../../../data/react/use-net';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { VisuallyHidden } from '../../../ui/layout/Flow';
import { useMedia } from '../../../ui/layout/use-media';
import { media } from '../../../ui/theme/layout';
import { useClockValue } from '../../page/board-clock';
import { orderToShow } from '../../page/Page';
import { SEARCH_ID, useListSearch, useSetSearch } from '../../shared/List';
import { AllDayDialog, AllDayPanel } from '../dialogs/AllDayDialog';
import { BoardHelp } from '../dialogs/BoardHelp';
import {
  atStation,
  BoardStationContext,
  type Columns,
  columnsOf,
  isOpen,
  OPEN_STATUSES,
  type OpenStatus,
  STATUS_WORDS,
  useBoardView,
} from '../shared/board-view';
import { useStoppedOrders } from '../ticket/StoppedTicket';
import { ticketId } from '../ticket/Ticket';
import * as styles from './Board.css';
import { BoardBar, type BoardWays, ofService, serviceChoice } from './BoardBar';
import { BoardColumn, OldestFirst, useStacks } from './BoardColumn';
import { BoardQuiet } from './OrdersPage';
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
  const isWide = useMedia(media.lg);
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
  const isLate = (now: number) =>
    orders.some(
      (order) => orderAgeing(ageing[order.orderType], now - waitingSince(order)) === 'late',
    );
  if (!useClockValue(isLate, false)) return null;
  return (
    <span className={styles.late}>
      <TriangleAlert size={14} />
      <VisuallyHidden>{t`Late`}</VisuallyHidden>
    </span>
  );
}
