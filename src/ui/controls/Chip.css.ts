import { style } from '@vanilla-extract/css';
import { pressedInForcedColors } from '../theme/breakpoints';
import * as text from '../theme/text.css';
import { vars } from '../theme/vars.css';

const { color, motion } = vars;

export const chip = style([
  text.body,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    flexShrink: 0,
    minHeight: vars.size.compact,
    minWidth: vars.size.compact,
    padding: `${vars.space[8]} ${vars.space[16]}`,
    border: `${vars.border.control} solid ${color.control}`,
    borderRadius: vars.radius.chip,
    background: 'transparent',
    color: color.ink,
    fontWeight: 600,
    cursor: 'pointer',
    transition: `transform ${motion.fast} ${motion.easeOut}`,
    selectors: {
      '&:hover': { background: color.sunken },
      '&:active': { transform: 'scale(.98)' },
      '&[aria-pressed="true"]': {
        background: color.ink,
        borderColor: color.ink,
        color: color.bg,
      },
    },
    '@media': pressedInForcedColors,
  },
]);

export const row = style({
  display: 'flex',
  gap: vars.space[8],
  // Space for the focus ring inside the scrolling box, offset by a negative margin.
  padding: '6px',
  margin: '-6px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.gutter,
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
});

/** Extends to both screen edges; only inside the page's gutters. */
export const bleed = style({
  marginInline: `calc(-1 * ${vars.gutter})`,
  paddingInline: vars.gutter,
});
