import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, space } from '../../../ui/theme/vars';

export const change = style([
  text.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space[4]} ${space[12]}`,
    paddingBlock: space[12],
    borderBottom: `${border.hair} solid ${color.line}`,
  },
]);

export const prices = style([text.item, { flexShrink: 0 }]);

export const oldPrice = style({ color: color.muted, fontWeight: 400 });

export const back = style([text.small, { flexBasis: '100%', color: color.muted }]);
