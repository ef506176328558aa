import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/theme/vars';

export const notes = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});
