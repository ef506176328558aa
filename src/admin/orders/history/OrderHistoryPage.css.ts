import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/breakpoints';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';

const { space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  padding: space[16],
});

export const filters = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  '@media': {
    [media.lg]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
});

/** The line stands over the button that asks again. */
export const failed = style([text.body, { textAlign: 'center' }]);

export const more = style({ alignSelf: 'center' });
