import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, font, media, mixin, radius, size, space, z } from '../../ui/theme/vars';

export const sum = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const row = style([
  text.body,
  { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[12] },
]);

export const open = style([row, text.title]);
export const openSum = style({ fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 800 });

export const choices = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'repeat(auto-fit, minmax(76px, 1fr))',
});

/** Four choices stand two by two or in one row, so that none is alone; in a row a long word has more room. */
export const four = style([
  choices,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.lg]: { gridTemplateColumns: 'repeat(4, auto)' } },
  },
]);

/** What takes the money stays in sight while the choices scroll. */
export const action = style({
  position: 'sticky',
  bottom: 0,
  zIndex: z.sticky,
  paddingBlock: space[8],
  background: color.surface,
});

export const choice = style([
  text.item,
  {
    minHeight: size.cta,
    padding: space[4],
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.button,
    background: color.surface,
    color: color.ink,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: color.lagoon,
        background: color.lagoonSoft,
        boxShadow: `inset 0 0 0 1px ${color.lagoon}`,
      },
    },
    '@media': mixin.pressedInForcedColors,
  },
]);

/** The change is read across a counter. */
export const change = style([
  text.numeric,
  { fontFamily: font.text, fontSize: '2.5rem', lineHeight: 1.1, fontWeight: 800 },
]);

export const payment = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  minHeight: size.tap,
  paddingBlock: space[4],
  selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
});

export const extra = style([text.small, { display: 'block', color: color.muted }]);
export const struck = style({ color: color.muted, textDecoration: 'line-through' });
