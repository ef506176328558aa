import { createStore } from '../../data/store';

/** Tells other pages the alarm's state. */
export const alarmSigns = createStore<{ stage: 'calm' | 'new' | 'overlooked'; count: number }>({
  stage: 'calm',
  count: 0,
});

/** Names the order to show on the board; the board clears the name after showing. */
export const orderToShow = createStore<string | null>(null);
