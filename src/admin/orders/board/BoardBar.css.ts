import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/breakpoints';
import { vars } from '../../../ui/theme/vars.css';

const { space } = vars;

/** On a phone the choices scroll beside the other ways, so that the tickets keep the height. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  '@media': { [media.md]: { flexWrap: 'wrap' } },
});

export const filter = style({
  flex: '1 1 8rem',
  minWidth: 0,
  // The row of chips reaches past its edges for the focus ring: its last one must not come close to the others.
  marginInlineEnd: '6px',
  '@media': { [media.md]: { flex: 'none', maxWidth: '100%', marginInlineEnd: 0 } },
});

export const ways = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[8],
});
