import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, size, space } from '../../ui/theme/vars';
import { pageFrame } from '../page/page-frame';

export const page = style([pageFrame]);

/** The pad fills the screen, and only its lists scroll. */
export const pad = style({
  ...mixin.stack(),
  flex: 1,
  minHeight: 0,
  background: color.bg,
});

export const head = style({
  ...mixin.row(space[8]),
  flexShrink: 0,
  minHeight: size.topBar,
  padding: `${space[4]} ${size.gutter}`,
  borderBottom: `${border.hair} solid ${color.line}`,
  background: color.surface,
});

export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const note = style([
  text.body,
  {
    ...mixin.wrapped(`${space[4]} ${space[12]}`),
    flexShrink: 0,
    minHeight: space[40],
    padding: `${space[4]} ${size.gutter}`,
    background: color.honeySoft,
    color: color.ink,
  },
]);

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
  '@media': { [media.lg]: { gridTemplateColumns: '340px minmax(0, 1fr)' } },
});

export const side = style({
  ...mixin.stack(),
  minHeight: 0,
  borderInlineEnd: `${border.hair} solid ${color.line}`,
  background: color.surface,
});

/** The list begins at its end: the newest dish is in sight. */
export const rounds = style({
  ...mixin.stack(space[12]),
  flex: 1,
  minHeight: 0,
  padding: space[12],
  overflowY: 'auto',
});

export const sendBar = style({
  flexShrink: 0,
  padding: space[12],
  borderTop: `${border.hair} solid ${color.line}`,
});

export const send = style({ selectors: { '&&': { minHeight: '64px' } } });

/** On a portrait tablet the round stands below the dishes. */
export const below = style({
  ...mixin.stack(),
  maxHeight: '380px',
  borderTop: `${border.control} solid ${color.line}`,
  background: color.surface,
});

export const bar = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: space[12],
  minHeight: size.bottomBar,
  padding: `${space[8]} ${size.gutter}`,
  borderTop: `${border.hair} solid ${color.line}`,
  background: color.surface,
});

export const barPart = style({ flex: 1 });

export const choose = style({
  outline: 'none',
  ...mixin.stack(space[8]),
  minWidth: 0,
  minHeight: 0,
  padding: `${space[12]} ${size.gutter} 0`,
});

/** The dishes take the height that is left, also on a page that is as high as its parts. */
export const room = style({ position: 'relative', flex: 1, minHeight: '220px' });

export const scroll = style({
  position: 'absolute',
  inset: 0,
  marginInline: '-6px',
  padding: `6px 6px ${space[16]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const tiles = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

/** The row of chips keeps its height beside the dishes. */
export const chips = style({ flexShrink: 0 });
