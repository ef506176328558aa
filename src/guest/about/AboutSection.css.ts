import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr)',
  background: color.surface,
  border: `${vars.border.hair} solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [media.md]: { gridTemplateColumns: 'none', gridTemplateRows: 'auto 1fr' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[16],
  '@media': { [media.md]: { padding: space[20] } },
});

export const icon = style({ color: color.ember });
