import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

/** The note must fit one line on the narrowest phone in both languages. */
export const note = style({
  gap: space[4],
  padding: `0 ${space[4]} 0 ${space[12]}`,
});
