import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, space } from '../../ui/theme/vars';

export const delivery = style([
  text.body,
  {
    paddingBlock: space[8],
    selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
  },
]);

export const what = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const amount = style({ flexShrink: 0, textAlign: 'end' });
