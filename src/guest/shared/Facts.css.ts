import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const fact = style([
  text.body,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[16] },
]);

export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });
