import { createStore } from '../../data/store';

/** Tells other pages the alarm's state. */
export const alarmSigns = createStore<{
  stage: 'calm' | 'new' | 'overlooked';
  orders: number;
  calls: number;
}>({ stage: 'calm', orders: 0, calls: 0 });

/** Names the order to show on the board; the board clears the name after showing. */
export const orderToShow = createStore<string | null>(null);
