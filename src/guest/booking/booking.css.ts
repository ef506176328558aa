import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 44rem)',
  gap: space[56],
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 44rem) minmax(280px, 1fr)' },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minWidth: 0,
});

/** The minimum height keeps content below from jumping. */
export const room = style({ width: '100%', height: '1060px' });

/** Puts two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'end',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const pairTop = style([pair, { alignItems: 'start' }]);

export const drawing = style({ width: '72px', height: '48px', color: vars.color.ink });
export const accent = style({ color: vars.color.ember });

export const counted = style({ display: 'block' });
