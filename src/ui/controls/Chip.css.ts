import { style } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { border, color, mixin, motion, radius, size, space } from '../theme/vars';

export const chip = style([
  text.body,
  {
    ...mixin.inlineRow(space[8]),
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
    '@media': { ...mixin.onHover({ background: color.sunken }), ...mixin.pressedInForcedColors },
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
  scrollPaddingInline: size.gutter,
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
});

/** The row extends to both screen edges and needs the page's gutters around it. */
export const bleed = style({
  marginInline: `calc(-1 * ${size.gutter})`,
  paddingInline: size.gutter,
});
