import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[16],
  border: `${vars.border.hair} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.sunken,
});

export const deposit = style([
  text.body,
  {
    display: 'flex',
    gap: space[8],
    paddingTop: space[12],
    borderTop: `${vars.border.hair} solid ${color.line}`,
    fontWeight: 600,
  },
]);

export const icon = style({ flexShrink: 0, marginTop: space[2], color: color.lagoon });
