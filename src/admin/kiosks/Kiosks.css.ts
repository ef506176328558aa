import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, space } from '../../ui/theme/vars';

export const section = style({
  ...mixin.grid(space[16]),
  '@media': { [media.print]: { display: 'none' } },
});

export const row = style({
  ...mixin.wrapped(space[12]),
  paddingBlock: space[12],
  borderTop: `${border.hair} solid ${color.line}`,
});

export const what = style([
  text.item,
  { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' },
]);
export const facts = style({
  ...mixin.wrapped(space[8]),
  flex: '1 1 12rem',
});
