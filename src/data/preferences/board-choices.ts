import { storedValue } from '../storage/stored-value';

/** The hand that holds the tablet's thumb: the big buttons stand on its side. */
export type Hand = 'right' | 'left';

export const storedHand = storedValue<Hand>('bb-board-hand', (text) =>
  text === 'left' ? 'left' : 'right',
);

/** Whether single keys act on the board; who dictates or types by accident can turn them off. */
export const storedKeys = storedValue<boolean>('bb-board-keys', (text) => text !== 'off');
