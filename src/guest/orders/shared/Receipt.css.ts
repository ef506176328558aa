import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, mixin, space } from '../../../ui/theme/vars';

export const line = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space[8],
    paddingBlock: space[8],
    borderBottom: `${border.hair} solid ${color.line}`,
  },
]);

export const quantity = style([text.numeric, { flexShrink: 0, color: color.muted }]);

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const wish = style({ display: 'block', color: color.muted });

export const amount = style({ flexShrink: 0 });

export const sums = style({ ...mixin.stack(), paddingTop: space[8] });

const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[4],
});

export const sum = style([row, text.body]);

export const total = style([row, text.title]);
