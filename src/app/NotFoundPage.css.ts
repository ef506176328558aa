import { style } from '@vanilla-extract/css';
import { centredPage } from '../ui/layout/centred-page';
import { color, radius, size, space } from '../ui/theme/vars';

export const page = style({
  ...centredPage,
  padding: `${space[32]} ${size.gutter}`,
  textAlign: 'center',
});

export const art = style({
  width: 'min(280px, 60vw)',
  height: 'auto',
  aspectRatio: '1',
  borderRadius: radius.card,
  background: color.pictureGround,
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
  marginTop: space[8],
});
