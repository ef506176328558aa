import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../../theme/text.css';
import { border, color, media, mixin, motion, radius, size, space } from '../../theme/vars';
import { chosen } from './FieldShell.css';

export const layout = styleVariants({
  stack: mixin.stack(space[8]),
  /** Short words stand side by side also on a phone. */
  pairs: {
    ...mixin.grid(space[8]),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  grid: {
    ...mixin.grid(space[8]),
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
});

export const card = style({
  ...mixin.row(space[12]),
  width: '100%',
  minHeight: size.kiosk,
  padding: `${space[8]} ${space[16]}`,
  border: `${border.control} solid ${color.control}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `transform ${motion.fast} ${motion.easeOut}`,
  selectors: {
    '&:active': { transform: 'scale(.98)' },
    '&[data-state="checked"]': chosen,
    '&[aria-disabled="true"]': {
      background: 'transparent',
      color: color.disabledInk,
      borderStyle: 'dashed',
      cursor: 'default',
      transform: 'none',
    },
  },
  '@media': {
    ...mixin.onHover({ background: color.sunken }),
    [media.forcedColors]: { selectors: { '&[data-state="checked"]': { outline: '3px solid' } } },
  },
});

export const dot = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  flexShrink: 0,
  border: '2px solid currentColor',
  borderRadius: radius.chip,
  color: color.control,
  selectors: {
    [`${card}[data-state="checked"] &`]: { color: color.lagoon },
  },
});

export const mark = style({
  width: '12px',
  height: '12px',
  borderRadius: radius.chip,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const words = style({ flex: 1, minWidth: 0 });

export const title = style([text.item, { display: 'block', overflowWrap: 'anywhere' }]);

export const hint = style([
  text.small,
  {
    display: 'block',
    color: color.muted,
    selectors: { '[aria-disabled="true"] &': { color: 'inherit' } },
  },
]);

export const price = style([text.item, { flexShrink: 0 }]);

export const icon = style({ display: 'inline-flex', flexShrink: 0 });

export const tag = style({ display: 'block', marginTop: space[2] });
