import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

/** Status and search stand side by side on wide screens. */
export const filters = style({
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)', alignItems: 'center' },
  },
});
