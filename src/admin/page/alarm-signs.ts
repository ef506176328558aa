import { createStore } from '../../data/store';

/** How the tablet calls right now; what is not on the page of orders reads it here. */
export const alarmSigns = createStore<{ stage: 'calm' | 'new' | 'overlooked'; count: number }>({
  stage: 'calm',
  count: 0,
});

/** The order that somebody wants to see; the board shows it and forgets it. */
export const orderToShow = createStore<string | null>(null);
