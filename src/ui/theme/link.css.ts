import { style } from '@vanilla-extract/css';
import { vars } from './vars.css';

/** Styles a link inside text. */
export const link = style({
  color: vars.color.lagoon,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: vars.radius.tag,
});
