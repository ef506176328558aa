import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, mixin, space } from '../../../ui/theme/vars';

export const strip = style([
  text.body,
  {
    ...mixin.stack(space[8]),
    padding: `${space[8]} ${space[12]} ${space[12]}`,
    borderBottom: `${border.hair} solid ${color.honey}`,
    background: color.honeySoft,
    color: color.ink,
    fontWeight: 600,
  },
]);

export const icon = style({ flexShrink: 0, color: color.honey });
