import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
});

export const art = style({ borderRadius: vars.radius.field });
