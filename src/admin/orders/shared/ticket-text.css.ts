import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

/** Dishes, notes and names on a ticket have this size, because staff read them at two metres. */
export const line = style({
  fontFamily: vars.font.text,
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: 500,
});

/** Places, counts and minutes on the board have this size. */
export const figure = style([line, { fontSize: '1.25rem', lineHeight: 24 / 20, fontWeight: 800 }]);
