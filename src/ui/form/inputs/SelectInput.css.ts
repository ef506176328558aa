import { style } from '@vanilla-extract/css';
import { color, space } from '../../theme/vars';
import { box } from './FieldShell.css';

export const wrap = style({ position: 'relative', display: 'block' });

export const select = style([
  box,
  { appearance: 'none', paddingInlineEnd: space[40], cursor: 'pointer' },
]);

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space[12],
  top: 'calc(50% - 10px)',
  color: color.muted,
  pointerEvents: 'none',
});
