import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import { useStore } from '../../data/react/use-store';
import { orderToShow } from '../alarm/alarm-signs';
import * as styles from './Board.css';
import { BoardColumn } from './BoardColumn';
import { BoardQuiet } from './BoardQuiet';
import { ColumnSwitch } from './ColumnSwitch';
import { columnsOf, OPEN_STATUSES, type OpenStatus } from './order-columns';
import { ticketId } from './use-kept-focus';

type BoardProps = {
  orders: readonly OrderOnBoard[];
  fresh: ReadonlySet<string>;
};

/** The four columns of open orders, or the quiet when there are none. */
export function Board({ orders, fresh }: BoardProps) {
  const [chosen, setChosen] = useState<OpenStatus>('pending');
  const columns = columnsOf(orders);

  useShownOrder(setChosen);
  if (OPEN_STATUSES.every((status) => columns[status].length === 0)) return <BoardQuiet />;
  return (
    <>
      <ColumnSwitch columns={columns} chosen={chosen} onChoose={setChosen} />
      <div className={styles.columns}>
        {OPEN_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            orders={columns[status]}
            isChosen={status === chosen}
            fresh={fresh}
          />
        ))}
      </div>
    </>
  );
}

/** Brings the order into view that somebody asked for in the alarm. */
function useShownOrder(openColumn: (status: OpenStatus) => void): void {
  const wanted = useStore(orderToShow);
  useEffect(() => {
    if (wanted === null) return;
    orderToShow.set(null);
    // In a frame of its own: React does not draw from inside an effect.
    requestAnimationFrame(() => {
      flushSync(() => openColumn('pending'));
      document.getElementById(ticketId(wanted))?.scrollIntoView({ block: 'nearest' });
    });
  }, [wanted, openColumn]);
}
