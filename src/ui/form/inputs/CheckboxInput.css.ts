import { style } from '@vanilla-extract/css';
import * as text from '../../theme/text.css';
import { color, media, size, space } from '../../theme/vars';

export const line = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    minHeight: size.tap,
    paddingBlock: space[12],
    cursor: 'pointer',
  },
]);

export const box = style({
  width: '24px',
  height: '24px',
  flexShrink: 0,
  accentColor: color.lagoon,
  cursor: 'pointer',
  // In a low window the whole label comes into sight with the box.
  '@media': { [media.low]: { scrollMarginBlock: '1rem 8rem' } },
});

export const words = style({ minWidth: 0 });

/** The hint aligns with the label instead of the box. */
export const below = style({ paddingInlineStart: '36px', marginTop: '-8px' });
