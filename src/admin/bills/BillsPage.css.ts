import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, space } from '../../ui/theme/vars';

export const row = style([
  text.body,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[12],
    alignItems: 'center',
    width: '100%',
    minHeight: '64px',
    padding: `${space[8]} ${space[16]}`,
    textAlign: 'start',
    color: color.ink,
    cursor: 'pointer',
    selectors: {
      'li + li > &': { borderTop: `${border.hair} solid ${color.line}` },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
]);
