import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.size.contentMax} + 2 * ${vars.gutter})`,
  marginInline: 'auto',
  // A notch must not cover text.
  paddingLeft: `max(${vars.gutter}, env(safe-area-inset-left))`,
  paddingRight: `max(${vars.gutter}, env(safe-area-inset-right))`,
});
