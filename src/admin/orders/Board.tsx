import { useState } from 'react';
import type { OrderStatus } from '#domain/orders/order';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import * as styles from './Board.css';
import { BoardColumn } from './BoardColumn';
import { BoardQuiet } from './BoardQuiet';
import { ColumnSwitch } from './ColumnSwitch';
import { columnsOf, OPEN_STATUSES, type OpenStatus } from './order-columns';

type BoardProps = {
  orders: readonly OrderOnBoard[];
  fresh: ReadonlySet<string>;
  onMove: (order: OrderOnBoard, to: OrderStatus) => void;
  onCancel: (order: OrderOnBoard) => void;
};

/** The four columns of open orders, or the quiet when there are none. */
export function Board({ orders, fresh, onMove, onCancel }: BoardProps) {
  const [chosen, setChosen] = useState<OpenStatus>('pending');
  const columns = columnsOf(orders);
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
            onMove={onMove}
            onCancel={onCancel}
          />
        ))}
      </div>
    </>
  );
}
