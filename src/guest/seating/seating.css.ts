import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const wait = style([
  text.body,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[12] },
]);

/** The strip sits above the cart's bar. */
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.e2,
});

export const stripText = style([text.item, { flex: 1, minWidth: 0 }]);
const ends = style({ display: 'flex', gap: vars.space[12], justifyContent: 'space-between' });
export const row = style([text.body, ends]);
export const equally = style([row, { alignItems: 'center' }]);
export const name = style([text.item, ends]);
export const cancelled = style([row, { color: vars.color.muted, textDecoration: 'line-through' }]);
export const sum = style([
  text.title,
  ends,
  { borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space[12] },
]);
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const split = style({ display: 'grid', gap: vars.space[16], paddingTop: vars.space[16] });
export const calls = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
