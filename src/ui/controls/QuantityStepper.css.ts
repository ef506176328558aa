import { style } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { color, mixin, space } from '../theme/vars';

/** A gap of 12 px prevents mistaps. */
export const stepper = style(mixin.inlineRow(space[12]));

export const quantity = style([
  text.item,
  text.numeric,
  { minWidth: '1.5em', textAlign: 'center', color: color.ink },
]);
