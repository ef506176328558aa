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

/** One after the other. */
export const steps = style([list, { listStyle: 'decimal' }]);

/** Any of these. */
export const points = style([list, { listStyle: 'disc' }]);
