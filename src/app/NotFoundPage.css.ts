import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/vars.css';

const { space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[16],
  minHeight: '100dvh',
  padding: `${space[32]} ${vars.gutter}`,
  textAlign: 'center',
});

export const art = style({
  width: 'min(280px, 60vw)',
  height: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.card,
  background: vars.color.pictureGround,
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
  marginTop: space[8],
});
