import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** The section's own padding is distance enough from the top bar. */
export const section = style({ scrollMarginTop: 0 });

/** Opening hours stay in one line. */
export const whole = style({ whiteSpace: 'nowrap' });

export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  maxWidth: '40rem',
});
