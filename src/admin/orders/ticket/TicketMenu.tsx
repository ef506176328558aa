import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, CircleSlash, Phone, Printer, ReceiptText, Wallet, X } from 'lucide-react';
import { canMoveOrder } from '#domain/orders/order';
import { deliveryFacts } from '#domain/orders/ticket-lines';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { MenuEntries, type MenuEntry } from '../../../ui/controls/Menu';
import { useSoldOutActions } from '../../menu/sold-out';
import { telLink } from '../../shared/MaskedPhone';
import { otherMoves, STATUS_WORDS, useOrderActions } from '../shared/board-view';

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
