import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  '@media': { [media.md]: { flexWrap: 'nowrap', flexShrink: 0 } },
});
