import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/theme/vars';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
});

/** Wide, unbroken letters make the code easy to read aloud. */
export const code = style([
  { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 800, whiteSpace: 'nowrap' },
]);
