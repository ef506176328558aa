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

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const sums = style({ display: 'flex', flexDirection: 'column' });
