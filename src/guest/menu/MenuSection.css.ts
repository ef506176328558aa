import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';

/** The section's padding already keeps the distance from the top bar. */
export const section = style({ scrollMarginTop: 0 });

/** On wide screens the categories form a rail beside the cards. */
export const browser = style({
  '@media': {
    [media.xl]: {
      display: 'grid',
      gridTemplateColumns: '220px minmax(0, 1fr)',
      columnGap: vars.space[32],
    },
  },
});

export const groups = style({ paddingTop: vars.space[8], minHeight: '60vh' });

export const help = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  marginTop: vars.space[32],
  paddingTop: vars.space[16],
  borderTop: `${vars.border.hair} solid ${vars.color.line}`,
});
