import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, font, media, mixin, shadow, size, space } from '../../ui/theme/vars';
import { brand } from '../shared/bars.css';

/** Floating buttons need this space at the bottom. */
export const footer = style({
  background: color.bg,
  color: color.ink,
  borderTop: `${border.hair} solid ${color.line}`,
  paddingTop: space[32],
  paddingBottom: `calc(152px + env(safe-area-inset-bottom))`,
  '@media': { [media.lg]: { paddingTop: space[56], paddingBottom: space[56] } },
});

export const columns = style({
  ...mixin.grid(space[32]),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[40] },
  },
});

/** A row of its own under the three columns. */
export const social = style({ gridColumn: '1 / -1' });

export const socialLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] });

export const paper = style([
  text.body,
  {
    ...mixin.inlineRow(),
    minHeight: size.tap,
    color: color.lagoon,
    textUnderlineOffset: '3px',
  },
]);

export const app = style({ marginInlineStart: `calc(-1 * ${space[12]})` });

export const small = style([
  text.small,
  {
    marginTop: space[32],
    paddingTop: space[24],
    borderTop: `${border.hair} solid ${color.line}`,
    color: color.muted,
  },
]);

export const wordmark = style([brand, { color: color.ink, marginBottom: space[8] }]);

/** Aligns the links' padding with the column. */
export const rows = style({ marginInlineStart: `calc(-1 * ${space[4]})` });

export const map = style({
  width: '100%',
  aspectRatio: '16 / 10',
  background: color.lagoonSoft,
});

export const land = style({ fill: color.raised });

const stroke = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

export const surf = style([stroke, { stroke: color.lagoon, strokeWidth: 4, strokeOpacity: 0.5 }]);

export const hills = style([stroke, { stroke: color.line, strokeWidth: 5 }]);

export const roads = style([
  stroke,
  { stroke: color.control, strokeWidth: 4, strokeDasharray: '2 9' },
]);

export const town = style({
  fill: color.ember,
  stroke: color.surface,
  strokeWidth: 3,
});

const name = style({ fontFamily: font.text, fontSize: '26px', paintOrder: 'stroke' });

export const names = style([
  name,
  {
    fill: color.ink,
    fontWeight: 600,
    stroke: color.raised,
    strokeWidth: 6,
    strokeLinejoin: 'round',
  },
]);

export const sea = style([name, { fill: color.lagoon, fontSize: '22px' }]);

export const pin = style({
  fill: color.ember,
  stroke: color.surface,
  strokeWidth: 1.5,
});

export const card = style({
  overflow: 'hidden',
  ...mixin.card,
  boxShadow: shadow.e1,
});

export const words = style({
  padding: space[16],
  '@media': { [media.md]: { padding: space[24] } },
});

export const factName = style([text.small, { ...mixin.row(space[8]), color: color.muted }]);

export const line = style({ marginInlineEnd: space[12], whiteSpace: 'nowrap' });

/** A week of different hours takes a line for each group of days. */
export const ownLine = style({ display: 'block' });

export const closures = style([
  text.body,
  { marginTop: space[8], whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
]);
