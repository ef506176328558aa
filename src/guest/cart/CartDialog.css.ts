import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const lines = style({
  paddingTop: vars.space[8],
  selectors: { '&:empty': { display: 'none' } },
});

export const tray = style({
  width: '100%',
  height: 'auto',
  background: vars.color.pictureGround,
});
