import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const search = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  '@media': {
    [media.md]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: vars.space[16],
      maxWidth: '36rem',
    },
  },
});

export const count = style([text.small, text.muted, { flexShrink: 0 }]);
