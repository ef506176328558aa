import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const subject = style([
  text.small,
  { color: vars.color.muted, overflowWrap: 'anywhere', paddingInline: vars.space[16] },
]);
