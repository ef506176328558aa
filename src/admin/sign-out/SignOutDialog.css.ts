import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, mixin, radius, space } from '../../ui/theme/vars';

export const actions = style({
  ...mixin.stack(space[12]),
  marginTop: space[20],
});

export const note = style([text.small, { color: color.muted, textAlign: 'center' }]);

/** The button is not prominent, but clearly a destructive action. */
export const loss = style({ selectors: { '&&': { color: color.danger } } });

export const list = style({
  borderRadius: radius.card,
  background: color.sunken,
  paddingInline: space[16],
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  paddingBlock: space[12],
  borderBottom: `${border.hair} solid ${color.line}`,
  ':last-child': { borderBottomWidth: 0 },
});

export const offline = style([text.body, { marginTop: space[16] }]);
