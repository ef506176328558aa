import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const facts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const fact = style([
  text.body,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[16] },
]);

export const name = style({ color: vars.color.muted });

export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });
