import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';

export const note = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    marginTop: vars.space[8],
    color: vars.color.lagoon,
    fontWeight: 600,
  },
]);

export const icon = style({ flexShrink: 0, marginTop: vars.space[2] });
