import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  '@media': { [media.print]: { display: 'none' } },
});

export const action = style([actions]);

/** Puts two buttons side by side, with a message below. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[12] });
globalStyle(`${pair} > button`, { flex: '1 1 8rem' });
globalStyle(`${pair} > p`, { flexBasis: '100%' });

/** Styles a quiet button for a dangerous action. */
export const destructive = style({ selectors: { '&&': { color: color.danger } } });
