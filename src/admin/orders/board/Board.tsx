import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ListFilter } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { orderStatusOf } from '#domain/orders/order';
import { useStore } from '../../../data/react/core/use-store';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { orderToShow } from '../../page/use-page-title';
import { SEARCH_ID, useListSearch, useSetSearch } from '../../shared/use-list-search';
import { AllDayDialog } from '../dialogs/AllDayDialog';
import { BoardHelp } from '../dialogs/BoardHelp';
import { columnsOf, isOpen, OPEN_STATUSES, type OpenStatus } from '../shared/order-columns';
import { useStoppedOrders } from '../ticket/use-stopped-orders';
import { ticketId } from '../ticket/use-ticket-focus';
import * as styles from './Board.css';
import { BoardBar } from './BoardBar';
import { BoardColumn } from './BoardColumn';
import { BoardQuiet } from './BoardQuiet';
import { ColumnSwitch } from './ColumnSwitch';
import { ofService, serviceChoice } from './service-filter';
import { useBoardKeys } from './use-board-keys';

type BoardProps = { orders: readonly OrderOnBoard[]; fresh: ReadonlySet<string> };

/** Shows four columns of open orders, or the empty state. */
export function Board({ orders, fresh }: BoardProps) {
  const [chosen, setChosen] = useState<OpenStatus>('pending');
  const [sheet, setSheet] = useState<'all-day' | 'help' | null>(null);
  const navigate = useNavigate();
  const setSearch = useSetSearch();
  const service = serviceChoice(useListSearch().service);
  const open = orders.filter(({ status }) => isOpen(orderStatusOf(status)));
  const shown = ofService(open, service);
  const columns = columnsOf(shown);
  const stopped = useStoppedOrders(orders);
  const isEmpty = shown.length + stopped.length === 0;
  useBoardKeys({
    columns,
    onSearch: () => void navigate({ to: '/admin/orders/history', hash: SEARCH_ID }),
    onHelp: () => setSheet('help'),
  });
  useShownOrder(setChosen, () => setSearch({ service: undefined }));

  return (
    <>
      <BoardBar
        open={open}
        chosen={service}
        onAllDay={() => setSheet('all-day')}
        onHelp={() => setSheet('help')}
      />
      {open.length === 0 && isEmpty && <BoardQuiet />}
      {open.length > 0 && isEmpty && <NoneOfService />}
      {!isEmpty && (
        <>
          <ColumnSwitch columns={columns} chosen={chosen} onChoose={setChosen} />
          <div className={styles.columns}>
            {OPEN_STATUSES.map((status) => (
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
          </div>
        </>
      )}
      {sheet === 'all-day' && <AllDayDialog orders={shown} onClose={() => setSheet(null)} />}
      {sheet === 'help' && <BoardHelp onClose={() => setSheet(null)} />}
    </>
  );
}

/** Shows that the filter hides all orders. */
function NoneOfService() {
  return (
    <EmptyState icon={<ListFilter aria-hidden="true" size={40} />}>
      <Trans>No open orders of this kind. The others are under “All”.</Trans>
    </EmptyState>
  );
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
