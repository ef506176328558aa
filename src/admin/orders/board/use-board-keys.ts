import { useEffect, useRef } from 'react';
import { nextOrderStatus } from '#domain/orders/change-order-status';
import { orderStatusOf } from '#domain/orders/order';
import { storedKeys } from '../../../data/preferences/board-choices';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { useOrderActions } from '../shared/order-actions';
import { type Columns, OPEN_STATUSES } from '../shared/order-columns';
import { ticketId } from '../ticket/use-ticket-focus';
import { type BoardAction, boardAction } from './board-keys';
import { type Arrow, ticketBeside } from './board-walk';

type BoardKeys = { columns: Columns; onSearch: () => void; onHelp: () => void };

/**
 * The board by keyboard: arrows go from ticket to ticket, single keys act on the one that has the focus. They
 * are silent in fields, dialogs and menus, and can be turned off.
 */
export function useBoardKeys({ columns, onSearch, onHelp }: BoardKeys): void {
  const acts = useOrderActions();
  const onKey = useRef((_event: KeyboardEvent) => {});
  useEffect(() => {
    onKey.current = (event) => {
      const order = focusedOrder(columns);
      const next = order && nextOrderStatus(orderStatusOf(order.status));
      const act = boardAction(event);
      if (act && isArrow(act)) {
        return take(event, () => focusTicket(ticketBeside(columns, order?.id, act)));
      }
      if (act === 'search') return take(event, onSearch);
      if (act === 'help') return take(event, onHelp);
      if (!order) return;
      if (act === 'advance' && next) return take(event, () => acts.move(order, next));
      if (act === 'print') return take(event, () => acts.print('ticket', order));
      if (act === 'menu') return take(event, () => openMenuOf(order.id));
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (mayAct(event)) onKey.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether a key is meant for the board: not for a field, a menu or a dialog, and not part of a browser's own. */
export function mayAct(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !storedKeys.get()) return false;
  const at = document.activeElement;
  if (at?.closest('input, textarea, select, [contenteditable], [role=menu]')) return false;
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') === null;
}

/** Only where the ticket itself has the focus: on a button inside, Enter is the button's. */
function focusedOrder(columns: Columns): OrderOnBoard | undefined {
  const id = document.activeElement?.id;
  return OPEN_STATUSES.flatMap((status) => columns[status]).find(
    (order) => ticketId(order.id) === id,
  );
}

function isArrow(act: BoardAction): act is Arrow {
  return act === 'up' || act === 'down' || act === 'left' || act === 'right';
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

function focusTicket(orderId: string | undefined): void {
  if (orderId !== undefined) document.getElementById(ticketId(orderId))?.focus();
}

/** The menu opens as if its button had been pressed by the keyboard: then the focus goes in. */
function openMenuOf(orderId: string): void {
  const ticket = document.getElementById(ticketId(orderId));
  const button = ticket?.querySelector<HTMLElement>('[aria-haspopup=menu]');
  button?.focus();
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}
