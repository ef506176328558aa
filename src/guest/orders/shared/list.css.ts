import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';

const list = style([
  text.body,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    paddingInlineStart: vars.space[24],
  },
]);

/** Numbers the steps of a sequence. */
export const steps = style([list, { listStyle: 'decimal' }]);

/** Marks points without an order. */
export const points = style([list, { listStyle: 'disc' }]);
