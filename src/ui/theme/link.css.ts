import { style } from '@vanilla-extract/css';
import { color, radius } from './vars';

export const link = style({
  color: color.lagoon,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: radius.tag,
});
