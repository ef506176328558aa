import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, size, space } from '../../ui/theme/vars';
import { bannerHeight, underBars } from '../shared/bars.css';

export const search = style({
  ...mixin.stack(space[8]),
  scrollMarginTop: `calc(${underBars} + ${space[8]})`,
  '@media': {
    [media.withoutScripts]: { display: 'none' },
    [media.md]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: space[16],
      maxWidth: '36rem',
    },
  },
});

export const row = style({ display: 'flex', gap: space[8], flexGrow: 1 });

export const box = style({ flexGrow: 1 });

export const count = style([
  text.small,
  text.muted,
  { display: 'flex', alignItems: 'center', flexShrink: 0 },
]);

/** The section's padding already keeps the distance from the top bar. */
export const section = style({ scrollMarginTop: 0 });

/** On wide screens the categories form a rail beside the cards. */
export const browser = style({
  '@media': {
    [media.xl]: {
      display: 'grid',
      gridTemplateColumns: '220px minmax(0, 1fr)',
      columnGap: space[32],
    },
  },
});

export const groups = style({ paddingTop: space[8], minHeight: '60vh' });

export const help = style({
  ...mixin.stack(space[4]),
  marginTop: space[32],
  paddingTop: space[16],
  borderTop: `${border.hair} solid ${color.line}`,
});

export const cards = style({
  marginTop: space[16],
  '@media': { [media.md]: { gap: space[16] } },
});

/** The skeleton is as tall as the cards that replace it. */
export const loading = style({
  minHeight: '148px',
  '@media': { [media.md]: { minHeight: '400px' } },
});

export const group = style({
  // This margin plus the page's own scroll padding (the top bar) makes the specified 120 px.
  scrollMarginTop: `calc(120px - ${size.topBar} + ${bannerHeight})`,
  selectors: { '& + &': { marginTop: space[32] } },
  // The browser skips layout and paint of off-screen categories until hydration.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 1200px',
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});

/** A category of more dishes takes the room of this many until the browser lays it out. */
export const MOST_CARDS = 16;

/** On a phone a category takes its own room from the start: its head and its cards with their gaps (px). */
export const room = styleVariants(
  Object.fromEntries(Array.from({ length: MOST_CARDS }, (_, at) => [at + 1, 40 + 126 * (at + 1)])),
  (height) => ({ '@media': { [media.folds]: { containIntrinsicSize: `auto ${height}px` } } }),
);

export const grid = style({
  marginTop: space[12],
  '@media': { [media.md]: { gap: space[16] } },
});

/** A phone shows the drinks of a kind when the guest asks for them. */
export const folded = style({
  '@media': { [media.folds]: { containIntrinsicSize: 'auto 130px' } },
});
globalStyle(`${folded} > ul`, { '@media': { [media.folds]: { display: 'none' } } });

export const unfold = style({
  display: 'none',
  '@media': { [media.folds]: { display: 'flex', marginTop: space[12] } },
});

export const popularPart = style({ marginBottom: space[24] });

/** The row scrolls sideways to the edge of the screen. */
export const popular = style({
  display: 'flex',
  gap: space[12],
  margin: `${space[12]} calc(-1 * ${size.gutter}) 0`,
  padding: `${space[4]} ${size.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const card = style({
  flex: '0 0 144px',
  ...mixin.card,
  overflow: 'hidden',
});

export const open = style({
  ...mixin.stack(),
  width: '100%',
  height: '100%',
  textAlign: 'start',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-3px' },
});

export const popularName = style([
  text.small,
  { padding: `${space[8]} ${space[12]} 0`, color: color.ink, fontWeight: 700 },
]);

export const popularPrice = style([
  text.small,
  { marginTop: 'auto', padding: `${space[4]} ${space[12]} ${space[12]}`, color: color.muted },
]);
