import type { Mood } from '../kit/backdrop';

/** Shows the sea side of the bar. */
export const LAGOON: Partial<Mood> = {
  rim: '#34CFC8',
  key: '#E8613A',
  wine: '#2E2040',
  night: '#0C1220',
  bay: true,
};

/** Shows the late evening by candlelight. */
export const CANDLE: Partial<Mood> = { rim: '#8A5AB0', key: '#FF8A3A', wine: '#4A2028' };

/** Shows the morning sun through shutters. */
export const MORNING: Partial<Mood> = { key: '#FFB04A', rim: '#3FC4BC', wine: '#5E3426' };

/** Shows violet light and smoke. */
export const VIOLET: Partial<Mood> = {
  key: '#D94A6E',
  rim: '#4AA0E0',
  wine: '#40224A',
  night: '#120B1E',
};
