import { storedValue } from '../storage/stored-value';

/** The side of the big buttons, for the hand that taps them. */
export type Hand = 'right' | 'left';

export const storedHand = storedValue<Hand>('bb-board-hand', (text) =>
  text === 'left' ? 'left' : 'right',
);

/** Whether single keys act on the board; who dictates or types by accident can turn them off. */
export const storedKeys = storedValue<boolean>('bb-board-keys', (text) => text !== 'off');
