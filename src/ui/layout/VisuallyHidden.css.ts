import { style } from '@vanilla-extract/css';
import { media } from '../theme/vars';

/** Only screen readers read this content. */
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

/** An icon replaces this text on phones; screen readers still read the text. */
export const hiddenOnPhone = style({ '@media': { [media.belowMd]: unseen } });

/** An icon replaces this text below `xl`. */
export const hiddenBelowXl = style({ '@media': { [media.belowXl]: unseen } });
