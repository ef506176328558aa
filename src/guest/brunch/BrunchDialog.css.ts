import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

export const main = style({ flex: 1 });

export const note = style([
  text.small,
  { color: vars.color.muted, selectors: { '&:not(:empty)': { marginBottom: space[8] } } },
]);

export const person = style({
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  margin: 0,
  padding: space[16],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
