import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

/** Staff read lines of this size from an arm's length. */
export const line = style({
  fontFamily: vars.font.text,
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: 500,
});

/** Staff read places, counts and minutes from across the bar. */
export const figure = style([line, { fontSize: '1.25rem', lineHeight: 24 / 20, fontWeight: 800 }]);
