import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const card = style({
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.e1,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  padding: space[16],
  '@media': { [media.md]: { padding: space[24] } },
});

export const factName = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: space[8], color: color.muted },
]);

export const line = style({ marginInlineEnd: space[12], whiteSpace: 'nowrap' });

/** A week of different hours takes a line for each group of days. */
export const ownLine = style({ display: 'block' });

export const closures = style([
  text.body,
  { marginTop: space[8], whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
]);
