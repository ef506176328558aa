import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { nightScope } from '../../ui/theme/reset.css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../ui/theme/vars';

export const row = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[16],
    paddingBlock: space[8],
    selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
  },
]);

export const form = style({
  ...mixin.stack(space[12]),
  padding: space[12],
  border: `${border.hair} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.sunken,
});

export const refused = style([
  text.body,
  { padding: space[12], borderRadius: radius.field, background: color.dangerSoft },
]);

export const code = style({ color: color.lagoon, fontWeight: 700 });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: space[8],
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: space[12],
  borderRadius: radius.field,
  background: color.sunken,
});

/** Styles a message inside a card, with its buttons. */
export const strip = style([
  text.small,
  {
    ...mixin.wrapped(space[8]),
    justifyContent: 'space-between',
    color: color.ink,
  },
]);

const width = (most: string) => ({ selectors: { '&&': { width: `min(${most}, 100vw - 48px)` } } });

/** The panel carries facts and actions, so it is wider than a guest's panel. */
export const panel = style({
  '@media': { [media.md]: width('480px') },
});

export const wide = style({
  '@media': { [media.md]: width('480px'), [media.lg]: width('920px') },
});

export const search = style({
  flex: '1 1 11rem',
  minWidth: 0,
  '@media': { [media.md]: { flex: '1 1 220px', maxWidth: '360px' } },
});

export const heading = style({ overflowWrap: 'anywhere' });
export const more = style({ alignSelf: 'center', flexShrink: 0 });

/** The row of chips must not widen the page, nor a long page press it flat. */
export const chips = style({ minWidth: 0, flexShrink: 0 });

export const phone = style({
  ...mixin.wrapped(),
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[12]}`,
});

export const digits = style([text.item, { whiteSpace: 'nowrap' }]);

const bar = style({
  ...mixin.row(space[12]),
  background: color.raised,
  color: color.ink,
  selectors: { '&[data-hand="left"]': { flexDirection: 'row-reverse' } },
});

export const place = styleVariants({
  page: [
    nightScope,
    bar,
    {
      minHeight: size.bottomBar,
      padding: `${space[8]} ${size.gutter}`,
      '@media': { [media.lg]: { width: '400px', paddingInline: space[16] } },
    },
  ],
  panel: [
    bar,
    {
      marginBottom: space[12],
      padding: `${space[8]} ${space[12]} ${space[8]} ${space[16]}`,
      border: `${border.control} solid ${color.control}`,
      borderRadius: radius.ticket,
    },
  ],
});

export const words = style([text.body, { flex: 1, minWidth: 0, fontWeight: 600 }]);

export const action = style([text.numeric, { minWidth: '8.5rem' }]);

export const differences = style([
  text.small,
  { width: '100%', borderCollapse: 'collapse', overflowWrap: 'anywhere' },
]);
globalStyle(`${differences} :is(th, td)`, {
  padding: `${space[4]} ${space[8]} ${space[4]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
});
/** On phones a field's name stands above its two values. */
globalStyle(`${differences} tr`, {
  '@media': {
    [media.belowMd]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(`${differences} tbody th`, {
  '@media': { [media.belowMd]: { gridColumn: '1 / -1', paddingBottom: 0 } },
});
globalStyle(`${differences} thead td`, { '@media': { [media.belowMd]: { display: 'none' } } });
