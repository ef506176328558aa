import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const part = style({ marginBottom: space[24] });

/** The row scrolls sideways to the edge of the screen. */
export const row = style({
  display: 'flex',
  gap: space[12],
  margin: `${space[12]} calc(-1 * ${vars.gutter}) 0`,
  padding: `${space[4]} ${vars.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
});

export const card = style({
  flex: '0 0 144px',
  border: `${vars.border.hair} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  overflow: 'hidden',
});

export const open = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  textAlign: 'start',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-3px' },
});

export const name = style([
  text.small,
  { padding: `${space[8]} ${space[12]} 0`, color: color.ink, fontWeight: 700 },
]);

export const price = style([
  text.small,
  { marginTop: 'auto', padding: `${space[4]} ${space[12]} ${space[12]}`, color: color.muted },
]);
