import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';

export const law = style([
  text.small,
  {
    display: 'grid',
    gap: vars.space[8],
    padding: vars.space[12],
    borderRadius: vars.radius.field,
    background: vars.color.lagoonSoft,
  },
]);
