import { createStore } from '../../data/store';

/** The alarm's state for other pages. */
export const alarmSigns = createStore<{ stage: 'calm' | 'new' | 'overlooked'; count: number }>({
  stage: 'calm',
  count: 0,
});

/** The order to show on the board; cleared after showing. */
export const orderToShow = createStore<string | null>(null);
