import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

const column = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const look = styleVariants({
  buttons: [column],
  // Aligns the links' padding with the column.
  rows: [column, { gap: 0, alignItems: 'flex-start', marginInlineStart: `calc(-1 * ${space[4]})` }],
});
