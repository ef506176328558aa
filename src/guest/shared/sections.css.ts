import { style } from '@vanilla-extract/css';

/** The section's padding already keeps the distance from the top bar. */
export const section = style({ scrollMarginTop: 0 });

export const whole = style({ whiteSpace: 'nowrap' });
