import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, radius, size, space } from '../../ui/theme/vars';

export const card = style({
  position: 'relative',
  ...mixin.grid(space[12]),
  gridTemplateColumns: '96px minmax(0, 1fr)',
  height: '100%',
  padding: space[8],
  ...mixin.card,
  overflow: 'hidden',
  '@media': {
    [media.md]: { gridTemplateColumns: 'none', gridTemplateRows: 'auto 1fr', gap: 0, padding: 0 },
  },
});

/** The picture is square, so that no strip beside it stays empty. */
export const picture = style({
  alignSelf: 'start',
  borderRadius: radius.field,
  '@media': { [media.md]: { borderRadius: 0 } },
});

/** The name is the button, whose tap area is the whole card. */
export const open = style({
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '-3px',
    },
  },
});

export const words = style({
  ...mixin.stack(),
  minWidth: 0,
  '@media': { [media.md]: { padding: `${space[12]} ${space[16]} ${space[16]}` } },
});

/** On a phone the opened dish has the description, so that five dishes are in sight. */
export const description = style([
  text.small,
  {
    display: 'none',
    color: color.muted,
    '@media': { [media.md]: { display: 'block', marginTop: space[2] } },
  },
]);

/** Price and action sit at the bottom, so that rows of cards align. */
export const foot = style({
  ...mixin.wrapped(),
  gap: `${space[4]} ${space[8]}`,
  marginTop: 'auto',
  paddingTop: space[4],
});

/** On a phone they have a line of their own, so that the button stays beside the price. */
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  selectors: { [`${foot} > &`]: { flexBasis: '100%', order: -1 } },
  '@media': { [media.md]: { selectors: { [`${foot} > &`]: { flexBasis: 'auto', order: 0 } } } },
});

export const price = style({ color: color.ink });

export const add = style({
  position: 'relative',
  width: size.compact,
  padding: 0,
  borderRadius: radius.chip,
  marginInlineStart: 'auto',
});

const bar = {
  content: '',
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: '12px',
  borderTop: '2px solid',
} as const;

/** A drawn sign: an icon in each card would make up a sixth of the page's elements. */
export const plus = style({
  '::before': { ...bar, transform: 'translate(-50%, -50%)' },
  '::after': { ...bar, transform: 'translate(-50%, -50%) rotate(90deg)' },
});

export const off = style([
  text.small,
  { position: 'relative', fontWeight: 700, paddingInline: space[8], marginInlineStart: 'auto' },
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
