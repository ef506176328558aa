import { style } from '@vanilla-extract/css';

/** The section's own padding is distance enough from the top bar. */
export const section = style({ scrollMarginTop: 0 });

/** Opening hours stay in one line. */
export const whole = style({ whiteSpace: 'nowrap' });
