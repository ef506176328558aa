import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const ways = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const hours = style([
  text.body,
  { display: 'flex', alignItems: 'center', gap: vars.space[8], color: vars.color.muted },
]);
