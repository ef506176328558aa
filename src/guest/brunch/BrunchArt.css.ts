import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const art = style({
  width: vars.size.kiosk,
  height: vars.size.kiosk,
  borderRadius: vars.radius.field,
  overflow: 'hidden',
});
