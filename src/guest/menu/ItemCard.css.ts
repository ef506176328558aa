import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginTop: vars.space[8],
});

const { color, space, motion } = vars;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr)',
  height: '100%',
  minHeight: '124px',
  background: color.surface,
  border: `${vars.border.hair} solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': {
    [media.md]: { gridTemplateColumns: 'none', gridTemplateRows: 'auto 1fr' },
  },
});

/** The name is the button, whose tap area is the whole card. */
export const open = style({
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '-3px',
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  padding: space[12],
  '@media': { [media.md]: { padding: `${space[12]} ${space[16]} ${space[16]}` } },
});

export const description = style([text.small, { color: color.muted, marginTop: space[2] }]);

/** Price and action sit at the bottom, so that rows of cards align. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  marginTop: 'auto',
  paddingTop: space[8],
});

/** A phone shows the price in one line above the button. */
export const withFries = style([text.small, { whiteSpace: 'nowrap', color: color.muted }]);

export const price = style([text.item, { color: color.ink }]);

export const soldOut = style({ color: color.muted });

/** "Add" and "Added" have the same width, so nothing moves. */
export const add = style({
  position: 'relative',
  minWidth: '6.5rem',
  marginInlineStart: 'auto',
  transition: `transform ${motion.fast} ${motion.easeOut}`,
});

export const off = style([
  text.small,
  { position: 'relative', fontWeight: 700, paddingInline: space[8] },
]);

export const tableOnly = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[8],
    marginTop: space[8],
    color: color.lagoon,
    fontWeight: 600,
  },
]);

export const tableOnlyIcon = style({ flexShrink: 0, marginTop: space[2] });
