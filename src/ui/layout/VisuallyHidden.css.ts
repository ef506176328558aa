import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';

/** For screen readers only. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hidden = style(unseen);

/** Hidden on phones, where an icon replaces it; still read by screen readers. */
export const hiddenOnPhone = style({ '@media': { [media.belowMd]: unseen } });

/** The same below `xl`. */
export const hiddenBelowXl = style({ '@media': { [media.belowXl]: unseen } });
