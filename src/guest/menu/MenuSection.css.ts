import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';
import { underBars } from '../shared/bars.css';

export const search = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  scrollMarginTop: `calc(${underBars} + ${vars.space[8]})`,
  '@media': {
    [media.withoutScripts]: { display: 'none' },
    [media.md]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: vars.space[16],
      maxWidth: '36rem',
    },
  },
});

export const row = style({ display: 'flex', gap: vars.space[8], flexGrow: 1 });

export const box = style({ flexGrow: 1 });

export const count = style([
  text.small,
  text.muted,
  { display: 'flex', alignItems: 'center', flexShrink: 0 },
]);

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
