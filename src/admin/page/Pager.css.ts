import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const pages = style([
  text.body,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] },
]);
