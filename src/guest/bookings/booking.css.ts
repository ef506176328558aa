import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, radius, space } from '../../ui/theme/vars';

export const card = style({
  border: `${border.hair} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
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

export const icon = styleVariants({
  honey: { color: color.honey, flexShrink: 0 },
  success: { color: color.success, flexShrink: 0 },
  danger: { color: color.danger, flexShrink: 0 },
  lagoon: { color: color.lagoon, flexShrink: 0 },
  neutral: { color: color.muted, flexShrink: 0 },
});

export const title = style([text.item, { selectors: { '&:focus': { outline: 'none' } } }]);

/** Puts two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'end',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const pairTop = style([pair, { alignItems: 'start' }]);

export const counted = style({ display: 'block' });

/** Reserves the longest sentence, so that the fields below keep still. */
export const told = style({ minHeight: '4.5em' });
