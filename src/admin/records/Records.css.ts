import { globalStyle, style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, size, space } from '../../ui/theme/vars';
import * as parts from '../shared/Parts.css';

/** Column headings sort from tablets on. */
export const phoneOnly = style({
  flexGrow: 1,
  '@media': { [media.md]: { display: 'none' } },
});
export const fromTablet = style({
  display: 'none',
  '@media': { [media.md]: { display: 'inline-flex' } },
});

export const facts = style([
  text.small,
  text.muted,
  { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` },
]);

export const sort = style([
  text.small,
  {
    alignItems: 'center',
    gap: space[4],
    minHeight: size.compact,
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
  },
]);

export const cellLabel = style([text.muted, { '@media': { [media.md]: { display: 'none' } } }]);

export const cell = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.md]: { selectors: { '&:empty': { display: 'table-cell' } } } },
});

export const number = style({
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { selectors: { '&&&': { textAlign: 'end' } } } },
});

export const form = style({
  display: 'grid',
  selectors: { '&:empty': { display: 'none' } },
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const pairs = style({
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
});

export const refused = style([parts.refused, mixin.stack(space[12])]);

export const pick = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  minHeight: size.tap,
  paddingBlock: space[8],
  cursor: 'pointer',
});

export const radio = style({
  width: '24px',
  height: '24px',
  flexShrink: 0,
  margin: 0,
  accentColor: color.lagoon,
});

export const known = style([
  text.body,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)', gap: space[8] },
]);
globalStyle(`${known} dt`, { color: color.muted });
globalStyle(`${known} dd`, { overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const filter = style({
  flex: '1 1 40%',
  '@media': { [media.md]: { flex: '0 1 180px' } },
});

/** On a phone the filters and buttons would cover the first records. */
export const onPhone = style({
  '@media': { [media.md]: { display: 'none' } },
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  gap: space[12],
  '@media': { [media.md]: { display: 'contents' } },
});

export const foldedFilters = style({
  display: 'none',
  '@media': { [media.md]: { display: 'contents' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.md]: { marginInlineStart: 'auto' } },
});

export const buttons = style({
  display: 'none',
  '@media': { [media.md]: { display: 'contents' } },
});
