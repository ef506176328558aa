import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, radius, size, space } from '../../ui/theme/vars';

export const main = style({ flex: 1 });

export const note = style([
  text.small,
  { color: color.muted, minHeight: '1.5em', marginBottom: space[8] },
]);

export const art = style({
  width: size.kiosk,
  height: size.kiosk,
  borderRadius: radius.field,
  overflow: 'hidden',
});

export const person = style({
  padding: space[16],
  border: `${border.hair} solid ${color.line}`,
  borderRadius: radius.card,
});

export const summary = style([person, { background: color.sunken }]);

export const deposit = style([
  text.body,
  {
    display: 'flex',
    gap: space[8],
    paddingTop: space[12],
    borderTop: `${border.hair} solid ${color.line}`,
    fontWeight: 600,
  },
]);

export const icon = style({ flexShrink: 0, marginTop: space[2], color: color.lagoon });
