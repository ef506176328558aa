import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { color, mixin, radius, space } from '../../../ui/theme/vars';

const ends = style({
  ...mixin.wrapped(space[12]),
  justifyContent: 'space-between',
  paddingBlock: space[4],
});

export const sum = style([text.title, ends]);
export const call = style([
  text.body,
  ends,
  {
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.card,
    background: color.honeySoft,
    color: color.ink,
  },
]);
