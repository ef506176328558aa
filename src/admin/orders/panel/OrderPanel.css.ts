import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, mixin, radius, space } from '../../../ui/theme/vars';

export const line = style([
  text.body,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(2.25rem, auto) 1fr auto',
    columnGap: space[8],
  },
]);

export const extra = style([text.small, text.muted, { display: 'block', fontWeight: 600 }]);

export const redeemed = style([
  text.body,
  {
    ...mixin.inlineRow(space[4]),
    marginTop: space[4],
    padding: `${space[2]} ${space[8]}`,
    borderRadius: radius.tag,
    background: color.plumSoft,
    color: color.ink,
    fontWeight: 700,
  },
]);

export const amount = style({ whiteSpace: 'nowrap' });

export const sums = style({
  ...mixin.stack(space[4]),
  paddingTop: space[12],
  borderTop: `${border.hair} solid ${color.line}`,
});

export const value = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const steps = style({
  ...mixin.stack(space[12]),
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.line}`,
});

export const queued = style([
  text.small,
  {
    ...mixin.row(space[4]),
    color: color.honey,
    fontWeight: 700,
  },
]);
