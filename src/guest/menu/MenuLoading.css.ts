import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';

export const cards = style({
  marginTop: vars.space[16],
  '@media': { [media.md]: { gap: vars.space[16] } },
});

/** The skeleton is as tall as the cards that replace it. */
export const card = style({
  minHeight: '148px',
  '@media': { [media.md]: { minHeight: '400px' } },
});
