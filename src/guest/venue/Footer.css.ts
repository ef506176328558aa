import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

/** Floating buttons need this space at the bottom. */
export const footer = style({
  background: color.bg,
  color: color.ink,
  borderTop: `${vars.border.hair} solid ${color.line}`,
  paddingTop: space[32],
  paddingBottom: `calc(152px + env(safe-area-inset-bottom))`,
  '@media': { [media.lg]: { paddingTop: space[56], paddingBottom: space[56] } },
});

export const columns = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[40] },
  },
});

/** A row of its own under the three columns. */
export const social = style({ gridColumn: '1 / -1' });

export const socialLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] });

export const part = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const partTitle = style({ color: color.muted });

export const paper = style([
  text.body,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.touchable,
    color: color.lagoon,
    textUnderlineOffset: '3px',
  },
]);

export const app = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: `calc(-1 * ${space[12]})`,
});

export const small = style([
  text.small,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    marginTop: space[32],
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
