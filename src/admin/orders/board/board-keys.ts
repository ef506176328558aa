import type { Arrow } from './board-walk';

export type BoardAction = Arrow | 'search' | 'help' | 'advance' | 'print' | 'menu' | 'undo';

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
