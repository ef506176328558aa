import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const row = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const subject = style([
  text.small,
  { color: vars.color.muted, overflowWrap: 'anywhere', paddingInline: vars.space[16] },
]);
