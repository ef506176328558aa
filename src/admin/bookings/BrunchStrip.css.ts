import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../ui/theme/vars';

export const strip = style({
  ...mixin.row(space[12]),
  padding: `${space[4]} ${space[12]}`,
  borderBottom: `${border.hair} solid ${color.line}`,
  background: color.surface,
});

export const name = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: space[8], fontWeight: 700 },
]);

export const word = style({
  display: 'none',
  '@media': { [media.md]: { display: 'inline' } },
});

export const list = style({
  // Visually hidden text scrolls along and does not widen the page.
  position: 'relative',
  display: 'flex',
  gap: space[8],
  flex: 1,
  minWidth: 0,
  // The focus ring needs this space.
  padding: '4px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

const chip = style([
  text.small,
  {
    ...mixin.inlineRow(space[8]),
    minHeight: size.compact,
    paddingInline: space[16],
    borderRadius: radius.chip,
    border: `${border.control} solid ${color.control}`,
    color: color.ink,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
]);

const GROUNDS = {
  running: [color.lagoonSoft, color.control],
  last_call: [color.honeySoft, color.honey],
  over: [color.dangerSoft, color.danger],
} as const;

/** Colour and word change together. */
export const party = styleVariants(GROUNDS, ([background, borderColor]) => [
  chip,
  { background, borderColor },
]);
