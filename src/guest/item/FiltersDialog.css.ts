import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginTop: space[12],
});

export const show = style({ flex: '1 0 auto' });
