import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, CircleSlash, Ellipsis, X } from 'lucide-react';
import { nextOrderStatus } from '#domain/orders/change-order-status';
import { type OrderStatus, orderStatusOf } from '#domain/orders/order';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { Menu, type MenuEntry } from '../../ui/controls/Menu';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { useSoldOutActs } from '../menu/use-sold-out-acts';
import { ADVANCE_WORDS, STATUS_WORDS } from './board-words';
import { isOpen, otherMoves } from './order-columns';
import * as styles from './Ticket.css';

const SOLD_OUT = <CircleSlash aria-hidden="true" size={20} />;

type TicketActsProps = {
  order: OrderOnBoard;
  onMove: (order: OrderOnBoard, to: OrderStatus) => void;
  onCancel: (order: OrderOnBoard) => void;
};

/** The one big step forward, and everything else behind the dots. Nothing needs dragging. */
export function TicketActs({ order, onMove, onCancel }: TicketActsProps) {
  const { t } = useLingui();
  const status = orderStatusOf(order.status);
  const next = nextOrderStatus(status);
  const { code } = order;
  const soldOut = useSoldOutActs(order.items);
  const entries: MenuEntry[] = [
    { kind: 'heading', id: 'move', label: <Trans>Move {code} to</Trans> },
    ...otherMoves(status).map(
      (to): MenuEntry => ({
        id: to,
        label: t(STATUS_WORDS[to]),
        icon: <ArrowRight aria-hidden="true" size={20} />,
        onSelect: () => onMove(order, to),
      }),
    ),
    { kind: 'separator', id: 'line' },
    ...soldOut.map((act): MenuEntry => ({ ...act, icon: SOLD_OUT })),
    { kind: 'separator', id: 'end' },
    {
      id: 'cancel',
      label: <Trans>Cancel the order</Trans>,
      icon: <X aria-hidden="true" size={20} />,
      danger: true,
      onSelect: () => onCancel(order),
    },
  ];
  return (
    <div className={styles.acts}>
      <Menu
        align="start"
        entries={entries}
        trigger={
          <IconButton
            label={t`More for ${code}`}
            icon={<Ellipsis aria-hidden="true" />}
            tone="outline"
            size="cta"
          />
        }
      />
      {isOpen(status) && next && (
        <Button
          tone={status === 'pending' ? 'solid' : 'outline'}
          size="cta"
          className={classNames(styles.advance, status !== 'pending' && styles.calmAdvance)}
          onClick={() => onMove(order, next)}
        >
          {t(ADVANCE_WORDS[status])}
          <VisuallyHidden>{`: ${code}`}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
