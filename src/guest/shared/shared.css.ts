import { globalStyle, style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, space } from '../../ui/theme/vars';

export const actions = style({
  ...mixin.stack(space[12]),
  '@media': { [media.print]: { display: 'none' } },
});

/** Puts two buttons side by side, with a message below. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[12] });
globalStyle(`${pair} > button`, { flex: '1 1 8rem' });
globalStyle(`${pair} > p`, { flexBasis: '100%' });

export const destructive = style({ selectors: { '&&': { color: color.danger } } });

export const fact = style([
  text.body,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[16] },
]);

export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const note = style({
  gap: space[4],
  padding: `0 ${space[4]} 0 ${space[12]}`,
});

/** The section's padding already keeps the distance from the top bar. */
export const section = style({ scrollMarginTop: 0 });
