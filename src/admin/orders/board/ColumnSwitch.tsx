import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { orderAgeing, waitingSince } from '#domain/orders/order-ageing';
import { useBarRules } from '../../../data/react/staff/use-bar-rules';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useClockValue } from '../../page/board-clock';
import { STATUS_WORDS } from '../shared/board-words';
import { type Columns, OPEN_STATUSES, type OpenStatus } from '../shared/order-columns';
import * as styles from './ColumnSwitch.css';

type ColumnSwitchProps = {
  columns: Columns;
  chosen: OpenStatus;
  onChoose: (status: OpenStatus) => void;
};

/** Shows column tabs with counts on small screens. */
export function ColumnSwitch({ columns, chosen, onChoose }: ColumnSwitchProps) {
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
  const { ageing } = useBarRules();
  const isLate = (now: number) =>
    orders.some(
      (order) => orderAgeing(ageing[order.orderType], now - waitingSince(order)) === 'late',
    );
  if (!useClockValue(isLate, false)) return null;
  return (
    <span className={styles.late}>
      <TriangleAlert aria-hidden="true" size={14} />
      <VisuallyHidden>
        <Trans>Late</Trans>
      </VisuallyHidden>
    </span>
  );
}
