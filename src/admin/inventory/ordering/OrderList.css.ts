import { globalStyle, style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, media, mixin, space } from '../../../ui/theme/vars';

export const days = style({ width: 'min(100%, 220px)' });

export const row = style([
  text.body,
  {
    display: 'grid',
    gap: space[8],
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: space[12],
    selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
    '@media': {
      [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem', alignItems: 'start' },
    },
  },
]);

export const name = style({
  ...mixin.wrapped(space[8]),
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const amount = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 3.5rem',
  alignItems: 'center',
  gap: space[8],
});
globalStyle(`${amount} input`, { textAlign: 'end', fontWeight: 700 });
