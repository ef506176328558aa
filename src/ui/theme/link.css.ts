import { style } from '@vanilla-extract/css';
import { vars } from './vars.css';

export const link = style({
  color: vars.color.lagoon,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: vars.radius.tag,
});
