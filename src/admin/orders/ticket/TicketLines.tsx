import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ReactNode, useContext, useState } from 'react';
import { orderStatusOf } from '#domain/orders/order';
import type { TicketLine } from '#domain/orders/ticket-lines';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { afterPaint } from '../../../ui/after-paint';
import { Button } from '../../../ui/controls/Button';
import { Stack, Text } from '../../../ui/layout/Flow';
import { RedeemedTag } from '../panel/OrderPanel';
import { BoardStationContext, useOrderActions } from '../shared/board-view';
import { DishName, Extras } from '../shared/TicketNotes';
import { dishesAt, type TickRow } from '../shared/tick-rows';
import { onlyClick } from './only-click';
import * as styles from './TicketLines.css';

/** Longer orders fold, so that one order does not hide the others. */
const MAX_SHOWN = 12;

type Lined = Pick<OrderOnBoard, 'id' | 'code' | 'status' | 'items' | 'entries' | 'refusal'>;

/** What was taken off stays on the ticket, struck: the kitchen may have begun it. */
export function TicketLines({ order }: { order: Lined }) {
  const station = useContext(BoardStationContext);
  const [isOpen, setOpen] = useState(false);
  const { rows, takenOff } = dishesAt(order, station);
  const shown = isOpen ? rows : rows.slice(0, MAX_SHOWN);
  const hidden = rows.length - shown.length;
  // A new order is confirmed first.
  const isMade = orderStatusOf(order.status) !== 'pending' && !order.refusal;
  const isTicked = isMade && station !== null;
  return (
    <>
      <Stack as="ul" gap={isTicked ? 8 : 4}>
        {shown.map((row) => (
          <li key={row.key}>
            {isTicked && row.lineNos.length > 0 ? (
              <Tickable order={order} row={row} />
            ) : (
              <Dish row={row} />
            )}
          </li>
        ))}
        {takenOff.map((line) => (
          <li key={`off:${line.key}`} className={styles.off}>
            <Quantity line={line} />
            <span className={styles.dish}>
              <s>
                <DishName line={line} />
              </s>{' '}
              <Trans>taken off</Trans>
            </span>
          </li>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button tone="quiet" size="compact" className={styles.more} onClick={() => setOpen(true)}>
          <Trans>+{hidden} more</Trans>
        </Button>
      )}
    </>
  );
}

/** A tap on the dish says that it is done, a second one that it is not. */
function Tickable({ order, row }: { order: Lined; row: TickRow }) {
  const { tick } = useOrderActions();
  return (
    <button
      type="button"
      aria-pressed={row.isDone}
      className={styles.tick}
      onPointerDown={onlyClick}
      onClick={({ currentTarget }) => {
        // The board takes several frames to render on an old tablet, so the dish shows its tick first.
        currentTarget.setAttribute('aria-pressed', String(!row.isDone));
        void afterPaint().then(() => tick(order, row));
      }}
    >
      <Dish row={row} mark={row.isDone && <Check strokeWidth={3} />} />
    </button>
  );
}

function Dish({ row, mark }: { row: TickRow; mark?: ReactNode }) {
  return (
    <span className={styles.line}>
      {mark || <Quantity line={row} />}
      <span className={styles.dish}>
        <DishName line={row} />
        <Extras of={row.customizations} className={styles.extra} />
        {row.isRedeemed && <RedeemedTag />}
      </span>
    </span>
  );
}

function Quantity({ line: { quantity } }: { line: TicketLine }) {
  return (
    <Text as="span" weight={800} numeric>
      {quantity}×
    </Text>
  );
}
