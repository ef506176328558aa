import { globalStyle, style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../ui/theme/vars';

/** The list is a table from tablets on, and cards on a phone. */
export const table = style([
  text.body,
  {
    display: 'block',
    width: '100%',
    borderCollapse: 'collapse',
    '@media': { [media.md]: { display: 'table' } },
  },
]);

export const caption = style({
  display: 'block',
  '@media': { [media.md]: { display: 'table-caption' } },
});

export const head = style([
  text.small,
  text.muted,
  {
    // Phones hide the headings visually, because these do not fit.
    position: 'absolute',
    display: 'block',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '@media': {
      [media.md]: {
        position: 'static',
        display: 'table-header-group',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  },
]);

globalStyle(`${head} th`, { padding: space[8], textAlign: 'start', fontWeight: 600 });

export const body = style({
  ...mixin.stack(space[8]),
  '@media': { [media.md]: { display: 'table-row-group' } },
});

export const row = style({
  position: 'relative',
  ...mixin.wrapped(),
  gap: `${space[4]} ${space[12]}`,
  minHeight: size.cta,
  padding: space[12],
  border: `${border.hair} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': {
    ...mixin.onHover({ background: color.sunken }),
    [media.md]: {
      display: 'table-row',
      height: size.cta,
      border: 0,
      background: 'transparent',
    },
  },
});

globalStyle(`${row} > *`, {
  textAlign: 'start',
  '@media': {
    [media.md]: { padding: space[8], borderTop: `${border.hair} solid ${color.line}` },
  },
});

export const order = style({
  flexBasis: '100%',
  fontWeight: 700,
  '@media': { [media.md]: { flexBasis: 'auto' } },
});

/** The target covers the row. */
export const open = style({
  minWidth: size.tap,
  minHeight: size.compact,
  cursor: 'pointer',
  font: 'inherit',
  textAlign: 'start',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const number = style({ whiteSpace: 'nowrap' });

export const guest = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const status = style({ selectors: { '&&': { flexGrow: 1 } } });

export const end = style([
  { whiteSpace: 'nowrap', fontWeight: 700, selectors: { '&&&': { textAlign: 'end' } } },
]);
