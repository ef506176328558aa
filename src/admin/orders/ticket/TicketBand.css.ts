import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { kds } from '../../../ui/theme/palette';
import { media, mixin, space } from '../../../ui/theme/vars';
import * as ticketText from '../shared/ticket-text.css';

export const band = style({
  padding: `${space[4]} ${space[12]}`,
});

/** Without room the second wraps, so that names do not break. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[8],
});

const stripes = `repeating-linear-gradient(135deg, ${kds.late} 0 12px, ${kds.lateStripe} 12px 24px)`;

const dashes = `repeating-linear-gradient(90deg, currentColor 0 ${space[12]}, transparent 0 ${space[20]})`;

/** Colour, pattern and word tell the ageing: dashes when due, stripes when late. */
export const look = styleVariants({
  new: { background: kds.new, color: kds.onNew },
  on_time: { background: kds.onTime, color: kds.onOnTime },
  due: {
    background: `${dashes} bottom / 100% ${space[4]} no-repeat ${kds.due}`,
    color: kds.onDue,
  },
  late: { background: stripes, color: kds.onLate },
});

const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const pulse = style({
  animation: `${breathe} 900ms ease-in-out 2`,
  '@media': { [media.reducedMotion]: { animationDuration: '1ms' } },
});

export const place = style([ticketText.figure, { minWidth: 0, overflowWrap: 'anywhere' }]);

export const timer = style([ticketText.figure, { flexShrink: 0, marginInlineStart: 'auto' }]);

/** Staff read the text at two metres, like the first line. */
const second = style([ticketText.line, { fontWeight: 600 }]);

export const who = style([second, { minWidth: 0, overflowWrap: 'anywhere' }]);

export const word = style([
  second,
  {
    ...mixin.inlineRow(space[4]),
    flexShrink: 0,
    marginInlineStart: 'auto',
    fontWeight: 800,
  },
]);
