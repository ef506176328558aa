import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { media, mixin, space } from '../../ui/theme/vars';

export const part = style({
  paddingTop: space[24],
  '@media': { [media.lg]: { paddingTop: space[56] } },
});

export const cards = style({
  ...mixin.grid(space[8]),
  marginTop: space[12],
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[16] },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  ...mixin.card,
  overflow: 'hidden',
  '@media': {
    [media.md]: { gridTemplateColumns: 'none', gridTemplateRows: 'auto 1fr' },
    [media.lg]: { gridTemplateRows: 'none', gridTemplateColumns: '144px minmax(0, 1fr)' },
  },
});

export const words = style({
  ...mixin.stack(space[4]),
  justifyContent: 'center',
  padding: space[8],
  '@media': { [media.md]: { padding: space[16] } },
});

export const title = style([
  text.small,
  { fontWeight: 700, '@media': { [media.md]: { fontSize: '1.0625rem' } } },
]);
