import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, mixin, space } from '../../ui/theme/vars';
import { bannerHeight } from '../shared/bars.css';

export const card = style({
  ...mixin.card,
  overflow: 'hidden',
});

const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: space[16],
});

/** Words and icon say the same as the colour. */
export const tone = styleVariants({
  honey: [head, { background: color.honeySoft }],
  success: [head, { background: color.successSoft }],
  danger: [head, { background: color.dangerSoft }],
  lagoon: [head, { background: color.lagoonSoft }],
  neutral: [head, { background: color.bg }],
});

export const body = style({ padding: space[16] });

export const icon = style({ flexShrink: 0 });

export const title = style([
  text.item,
  {
    scrollMarginTop: `calc(${bannerHeight} + ${space[32]})`,
    selectors: { '&:focus': { outline: 'none' } },
  },
]);

export const counted = style({ display: 'block' });

/** Reserves the longest sentence, so that the fields below keep still. */
export const told = style({ minHeight: '4.5em' });
