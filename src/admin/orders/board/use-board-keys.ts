import { nextOrderStatus, orderStatusOf } from '#domain/orders/order';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { isPageKey, takeKey, useKeys } from '../../shared/List';
import type { Columns } from '../shared/board-view';
import { OPEN_STATUSES, useOrderActions } from '../shared/board-view';
import { ticketId } from '../ticket/Ticket';

type BoardKeys = { columns: Columns; onSearch: () => void; onHelp: () => void };

/**
 * Handles the keyboard: arrows move between tickets, single keys act on the focused ticket. Fields, dialogs and menus
 * keep their keys; staff can turn the keys off.
 */
export function useBoardKeys({ columns, onSearch, onHelp }: BoardKeys): void {
  const actions = useOrderActions();
  useKeys((event) => {
    if (!isPageKey(event)) return;
    const order = focusedOrder(columns);
    const next = order && nextOrderStatus(orderStatusOf(order.status));
    const action = boardAction(event);
    if (action && isArrow(action)) {
      return takeKey(event, () => focusTicket(ticketBeside(columns, order?.id, action)));
    }
    if (action === 'search') return takeKey(event, onSearch);
    if (action === 'help') return takeKey(event, onHelp);
    if (!order) return;
    if (action === 'advance' && next) return takeKey(event, () => actions.move(order, next));
    if (action === 'print') return takeKey(event, () => actions.print('ticket', order));
    if (action === 'menu') return takeKey(event, () => openMenuOf(order.id));
  });
}

/** True only if the ticket itself has the focus: on a button the button takes Enter. */
function focusedOrder(columns: Columns): OrderOnBoard | undefined {
  const id = document.activeElement?.id;
  return OPEN_STATUSES.flatMap((status) => columns[status]).find(
    (order) => ticketId(order.id) === id,
  );
}

function isArrow(action: BoardAction): action is Arrow {
  return action === 'up' || action === 'down' || action === 'left' || action === 'right';
}

function focusTicket(orderId: string | undefined): void {
  if (orderId !== undefined) document.getElementById(ticketId(orderId))?.focus();
}

/** Opens the menu as the keyboard does, so that the focus moves in. */
function openMenuOf(orderId: string): void {
  const ticket = document.getElementById(ticketId(orderId));
  const button = ticket?.querySelector<HTMLElement>('[aria-haspopup=menu]');
  button?.focus();
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

type BoardAction = Arrow | 'search' | 'help' | 'advance' | 'print' | 'menu' | 'undo';

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'repeat'>;

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const ACTS: Readonly<Record<string, BoardAction>> = {
  '/': 'search',
  '?': 'help',
  enter: 'advance',
  p: 'print',
  m: 'menu',
  contextmenu: 'menu',
  u: 'undo',
};

/**
 * Maps keys to actions of the board. Only arrows repeat: focus follows a moved ticket, and a held key would complete an
 * order.
 */
export function boardAction({ key, shiftKey, repeat }: KeyPress): BoardAction | null {
  const arrow = ARROWS[key];
  if (arrow) return arrow;
  if (repeat) return null;
  const name = key.toLocaleLowerCase('en');
  if (name === 'f10') return shiftKey ? 'menu' : null;
  return ACTS[name] ?? null;
}

export type Arrow = 'up' | 'down' | 'left' | 'right';

/** Returns the next ticket for an arrow key, at an edge the same ticket, without focus the first. */
export function ticketBeside(
  columns: Columns,
  fromId: string | undefined,
  arrow: Arrow,
): string | undefined {
  const ids = OPEN_STATUSES.map((status) => columns[status].map(({ id }) => id));
  const column = ids.findIndex((column) => fromId !== undefined && column.includes(fromId));
  if (fromId === undefined || column === -1) return ids.flat()[0];
  const row = ids[column]?.indexOf(fromId) ?? 0;
  if (arrow === 'up' || arrow === 'down') {
    return ids[column]?.[row + (arrow === 'down' ? 1 : -1)] ?? fromId;
  }
  const others = arrow === 'right' ? ids.slice(column + 1) : ids.slice(0, column).reverse();
  const next = others.find((column) => column.length > 0);
  return next?.[Math.min(row, next.length - 1)] ?? fromId;
}
