import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});

export const conflict = style({ marginBottom: space[16] });

export const actions = style({ display: 'grid', gap: space[8] });

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[8],
});
