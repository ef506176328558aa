import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const filter = style({ minWidth: 0, maxWidth: '100%' });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
