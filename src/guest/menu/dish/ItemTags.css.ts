import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginTop: vars.space[8],
});
