import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, mixin, radius, shadow, space } from '../../ui/theme/vars';

export const wait = style([text.body, mixin.inlineRow(space[12])]);

/** The strip sits above the cart's bar. */
export const strip = style({
  ...mixin.row(space[12]),
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  borderRadius: radius.card,
  border: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow.e2,
});

export const stripText = style([text.item, { flex: 1, minWidth: 0 }]);
const ends = { display: 'flex', gap: space[12], justifyContent: 'space-between' } as const;
export const row = style([text.body, ends]);
export const equally = style([row, { alignItems: 'center' }]);
export const name = style([text.item, ends]);
export const cancelled = style([row, { color: color.muted, textDecoration: 'line-through' }]);
export const sum = style([
  text.title,
  ends,
  { borderTop: `1px solid ${color.line}`, paddingTop: space[12] },
]);
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const split = style({ display: 'grid', gap: space[16], paddingTop: space[16] });
