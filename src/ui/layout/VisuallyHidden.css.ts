import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';

/** Read out, not seen. */
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

/** Shown where there is room for it; on a phone a picture stands for it, and it is read out. */
export const hiddenOnPhone = style({ '@media': { [media.belowMd]: unseen } });

/** The same for what only a wide screen has room for in one row. */
export const hiddenBelowXl = style({ '@media': { [media.belowXl]: unseen } });
