import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  listStyle: 'none',
});

export const line = style([
  text.small,
  { display: 'flex', alignItems: 'flex-start', gap: space[8], color: vars.color.muted },
]);

export const icon = style({ flexShrink: 0, marginTop: space[2] });
