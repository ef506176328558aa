import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[12]}`,
});

export const number = style([text.item, { whiteSpace: 'nowrap' }]);
