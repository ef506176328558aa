import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

/** The evening the page ends in; room at the foot for the order's bar. */
export const footer = style({
  background: color.bg,
  borderTop: `${vars.border.hair} solid ${color.line}`,
  paddingBottom: `calc(${space[56]} + env(safe-area-inset-bottom))`,
  '@media': { [media.md]: { paddingBottom: space[32] } },
});

export const facts = style({
  display: 'grid',
  gap: space[24],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, max-content)', columnGap: space[72] } },
});

export const fact = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const factName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.muted,
});

export const factValue = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[12] });

export const open = style({ color: color.honey });

export const small = style([
  text.small,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    marginTop: space[40],
    paddingTop: space[24],
    borderTop: `${vars.border.hair} solid ${color.line}`,
    color: color.muted,
  },
]);

export const wordmark = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: '1.375rem',
  color: color.ink,
  marginBottom: space[8],
});
