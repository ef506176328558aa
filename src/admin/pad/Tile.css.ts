import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, mixin, radius, size, space } from '../../ui/theme/vars';
import { surface } from '../page/page-frame';

export const tile = style([
  surface,
  text.item,
  {
    position: 'relative',
    ...mixin.stack(space[4]),
    justifyContent: 'space-between',
    width: '100%',
    height: '100%',
    minHeight: '96px',
    padding: `${space[8]} ${space[12]}`,
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.button,
    textAlign: 'start',
    color: color.ink,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    selectors: {
      '&[data-chosen]': { borderColor: color.lagoon, background: color.lagoonSoft },
      '&[aria-disabled="true"]': {
        borderStyle: 'dashed',
        background: color.sunken,
        color: color.muted,
      },
    },
  },
]);

export const name = style({
  overflowWrap: 'anywhere',
  selectors: { '[aria-disabled="true"] > &': { textDecoration: 'line-through' } },
});

export const foot = style([
  text.small,
  { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[8] },
]);

export const count = style([
  text.item,
  {
    minWidth: '28px',
    padding: `${space[2]} ${space[8]}`,
    borderRadius: radius.chip,
    background: color.ink,
    color: color.bg,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const options = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
});

export const places = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
});

/** The fields stand side by side where there is room. */
export const fields = style({
  ...mixin.grid(space[12]),
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
});

export const line = style([
  text.body,
  {
    ...mixin.grid(space[8]),
    gridTemplateColumns: '2.25em minmax(0, 1fr) auto',
    alignItems: 'center',
    width: '100%',
    minHeight: size.tap,
    padding: `${space[4]} 0`,
    textAlign: 'start',
    color: color.ink,
    cursor: 'pointer',
  },
]);

export const found = style([
  line,
  { display: 'flex', justifyContent: 'space-between', gap: space[12] },
]);

export const lineRow = style({
  ...mixin.grid(space[4]),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
});

export const extra = style([text.small, { display: 'block', color: color.muted }]);
export const danger = style([extra, { color: color.danger, fontWeight: 700 }]);
export const sent = style([text.small, { color: color.muted }]);
export const sentRound = style({
  padding: space[12],
  borderRadius: radius.field,
  background: color.sunken,
});

export const feeRow = style([
  text.body,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    paddingBlock: space[8],
    borderTop: `${border.hair} solid ${color.line}`,
    color: color.muted,
  },
]);
