import { style } from '@vanilla-extract/css';
import { inlineRow, onHover, pressedInForcedColors } from '../theme/layout';
import * as text from '../theme/text.css';
import { border, color, gutter, motion, radius, size, space } from '../theme/vars.css';

export const chip = style([
  text.body,
  {
    ...inlineRow(space[8]),
    flexShrink: 0,
    minHeight: size.compact,
    minWidth: size.compact,
    padding: `${space[8]} ${space[16]}`,
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.chip,
    background: 'transparent',
    color: color.ink,
    fontWeight: 600,
    cursor: 'pointer',
    transition: `transform ${motion.fast} ${motion.easeOut}`,
    selectors: {
      '&:active': { transform: 'scale(.98)' },
      '&[aria-pressed="true"]': {
        background: color.ink,
        borderColor: color.ink,
        color: color.bg,
      },
    },
    '@media': { ...onHover({ background: color.sunken }), ...pressedInForcedColors },
  },
]);

export const row = style({
  display: 'flex',
  gap: space[8],
  // The focus ring needs space inside the scrolling box; a negative margin offsets the space.
  padding: '6px',
  margin: '-6px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: gutter,
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
});

/** The row extends to both screen edges and needs the page's gutters around it. */
export const bleed = style({
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
});
