import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const editor = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'flex-start',
  gap: vars.space[8],
  minWidth: 0,
});
