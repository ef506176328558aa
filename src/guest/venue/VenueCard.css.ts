import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const map = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  background: color.lagoonSoft,
});

export const land = style({ fill: color.raised });

const venueMapLine = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

export const surf = style([
  venueMapLine,
  { stroke: color.lagoon, strokeWidth: 4, strokeOpacity: 0.5 },
]);

export const hills = style([venueMapLine, { stroke: color.line, strokeWidth: 5 }]);

export const roads = style([
  venueMapLine,
  { stroke: color.control, strokeWidth: 4, strokeDasharray: '2 9' },
]);

export const town = style({
  fill: color.ember,
  stroke: color.surface,
  strokeWidth: 3,
});

const name = style({ fontFamily: vars.font.text, fontSize: '26px', paintOrder: 'stroke' });

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
  border: `${vars.border.hair} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.e1,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  padding: space[16],
  '@media': { [media.md]: { padding: space[24] } },
});

export const factName = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: space[8], color: color.muted },
]);

export const line = style({ marginInlineEnd: space[12], whiteSpace: 'nowrap' });

/** A week of different hours takes a line for each group of days. */
export const ownLine = style({ display: 'block' });

export const closures = style([
  text.body,
  { marginTop: space[8], whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
]);
