import { storedValue } from '../storage/browser-storage';

export type Hand = 'right' | 'left';

export const storedHand = storedValue<Hand>('bb-board-hand', (text) =>
  text === 'left' ? 'left' : 'right',
);

/** Stores whether single-key shortcuts work; staff can turn them off for dictation. */
export const storedKeys = storedValue<boolean>('bb-board-keys', (text) => text !== 'off');
