import { style, styleVariants } from '@vanilla-extract/css';
import { tier } from '../../ui/theme/palette';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, radius, shadow, space } from '../../ui/theme/vars';
import { tierSheen } from '../../ui/theme/veil';

export const art = style({ width: '56px', borderRadius: radius.field });

export const invite = style({
  ...mixin.grid(space[32]),
  marginTop: space[12],
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
});

export const pitch = style({
  ...mixin.stack(space[24]),
  '@media': { [media.md]: { alignItems: 'flex-start' } },
});

export const promiseIcon = style({ color: color.ember, flexShrink: 0, marginTop: '2px' });

export const strip = style({
  ...mixin.grid(space[12]),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

const step = style({
  ...mixin.stack(space[4]),
  padding: space[16],
  borderRadius: radius.card,
  color: tier.onTier,
  selectors: {
    '&[aria-current="true"]': { outline: `3px solid ${color.ink}`, outlineOffset: '2px' },
  },
});

export const tierMark = style({ marginBottom: space[4] });

const metal = (base: string, light = 42) => ({ background: `${tierSheen(light)}, ${base}` });

export const tierStep = styleVariants({
  bronze: [step, metal(tier.bronze)],
  silver: [step, metal(tier.silver)],
  gold: [step, metal(tier.gold)],
  vip: [step, metal(tier.vip, 12), { color: tier.onVip }],
});

export const offers = style({
  ...mixin.stack(space[8]),
  padding: space[16],
  borderRadius: radius.card,
  background: color.sunken,
});

export const points = style({
  ...mixin.row(space[20]),
  padding: space[20],
  borderRadius: radius.card,
  background: color.raised,
  boxShadow: shadow.e1,
});

export const ring = style({ flexShrink: 0 });
export const ringTrack = style({ stroke: color.line });
export const ringDone = style({ stroke: color.ember });
export const ringNumber = style([
  text.item,
  { fill: color.ink, stroke: 'none', textAnchor: 'middle', dominantBaseline: 'central' },
]);
export const activity = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[8],
  borderBottom: `${border.hair} solid ${color.line}`,
});

export const card = style({
  ...mixin.stack(space[8]),
  padding: space[16],
  borderRadius: radius.card,
  border: `${border.hair} solid ${color.line}`,
});

export const tabBody = style({
  ...mixin.stack(space[24]),
  paddingTop: space[20],
});
