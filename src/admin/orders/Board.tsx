import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import * as styles from './Board.css';
import { BoardColumn } from './BoardColumn';
import { BoardQuiet } from './BoardQuiet';
import { ColumnSwitch } from './ColumnSwitch';
import { columnsOf, OPEN_STATUSES, type OpenStatus } from './order-columns';
import { UnseenBanner } from './UnseenBanner';
import { ticketId } from './use-kept-focus';

type BoardProps = {
  orders: readonly OrderOnBoard[];
  fresh: ReadonlySet<string>;
  /** Orders that no tablet has shown in time, the oldest first. */
  overlooked: readonly OrderOnBoard[];
};

/** The four columns of open orders, or the quiet when there are none. */
export function Board({ orders, fresh, overlooked }: BoardProps) {
  const [chosen, setChosen] = useState<OpenStatus>('pending');
  const columns = columnsOf(orders);

  function show({ id }: OrderOnBoard) {
    flushSync(() => setChosen('pending'));
    document.getElementById(ticketId(id))?.scrollIntoView({ block: 'nearest' });
  }

  if (OPEN_STATUSES.every((status) => columns[status].length === 0)) return <BoardQuiet />;
  return (
    <>
      <UnseenBanner orders={overlooked} onShow={show} />
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
