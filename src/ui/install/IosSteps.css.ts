import { style } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { space } from '../theme/vars';

/** Inside a row of buttons the steps take a full row. */
export const steps = style([
  text.body,
  { flexBasis: '100%', paddingInlineStart: space[24], listStyle: 'decimal' },
]);

export const icon = style({ display: 'inline', verticalAlign: 'text-bottom' });
