import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowRight,
  Check,
  CircleSlash,
  Phone,
  Printer,
  ReceiptText,
  Wallet,
  X,
} from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { useContext, useState } from 'react';
import { canMoveOrder, orderStatusOf } from '#domain/orders/order';
import type { TicketLine } from '#domain/orders/ticket-lines';
import { deliveryFacts } from '#domain/orders/ticket-lines';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { afterPaint } from '../../../ui/after-paint';
import { Button } from '../../../ui/controls/controls';
import type { MenuEntry } from '../../../ui/controls/Menu';
import { MenuEntries } from '../../../ui/controls/Menu';
import { Stack, Text } from '../../../ui/layout/Flow';
import { useSoldOutActions } from '../../menu/sold-out';
import { telLink } from '../../shared/MaskedPhone';
import { RedeemedTag } from '../panel/OrderPanel';
import type { TickRow } from '../shared/board-view';
import {
  BoardStationContext,
  dishesAt,
  otherMoves,
  STATUS_WORDS,
  useOrderActions,
} from '../shared/board-view';
import { DishName, Extras } from '../shared/TicketNotes';
import * as styles from './TicketLines.css';

/**
 * Lets a touch send its click without the mouse events before it. Their hit tests, focus and listeners take a slow
 * tablet as long as the tap's own work.
 */
export function onlyClick(event: Pick<PointerEvent, 'pointerType' | 'preventDefault'>): void {
  if (event.pointerType === 'touch') event.preventDefault();
}

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

const SOLD_OUT = <CircleSlash size={20} />;

export function TicketMenu({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const actions = useOrderActions();
  const soldOut = useSoldOutActions(order.items, actions.soldOut);
  const paper = usePaperEntries(order);
  const { code } = order;
  const moves = otherMoves(order).map(
    (to): MenuEntry => ({
      id: to,
      label: t(STATUS_WORDS[to]),
      icon: <ArrowRight size={20} />,
      onSelect: () => actions.move(order, to),
    }),
  );
  const heading: MenuEntry[] = [
    { kind: 'heading', id: 'move', label: <Trans>Move {code} to</Trans> },
    ...moves,
    { kind: 'separator', id: 'line' },
  ];
  const cancel: MenuEntry[] = [
    { kind: 'separator', id: 'end' },
    {
      id: 'cancel',
      label: <Trans>Cancel the order</Trans>,
      icon: <X size={20} />,
      danger: true,
      onSelect: () => actions.cancel(order),
    },
  ];
  const entries: MenuEntry[] = [
    ...(moves.length > 0 ? heading : []),
    ...paper,
    ...soldOut.map((action): MenuEntry => ({ ...action, icon: SOLD_OUT })),
    ...(canMoveOrder(order, 'cancelled') ? cancel : []),
  ];
  return <MenuEntries entries={entries} />;
}

/** Offers print, and the guest's number if known. */
function usePaperEntries(order: OrderOnBoard): MenuEntry[] {
  const actions = useOrderActions();
  const { phone } = deliveryFacts(order);
  const call: MenuEntry = {
    id: 'call',
    label: <Trans>Call the guest</Trans>,
    icon: <Phone size={20} />,
    onSelect: () => window.location.assign(telLink(phone)),
  };
  const bill: MenuEntry = {
    id: 'bill',
    label: <Trans>Bill</Trans>,
    icon: <Wallet size={20} />,
    onSelect: () => actions.bill(order),
  };
  return [
    {
      id: 'ticket',
      label: <Trans>Print ticket</Trans>,
      icon: <Printer size={20} />,
      onSelect: () => actions.print('ticket', order),
    },
    {
      id: 'receipt',
      label: <Trans>Print bill</Trans>,
      icon: <ReceiptText size={20} />,
      onSelect: () => actions.print('receipt', order),
    },
    ...(order.billId ? [bill] : []),
    ...(phone ? [call] : []),
  ];
}
