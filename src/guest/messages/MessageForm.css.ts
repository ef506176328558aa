import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });

/** Out of sight, yet not `display: none`: programs know that one. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
