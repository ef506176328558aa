import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';

const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[4],
});

export const sum = style([text.title, ends]);
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const call = style([
  text.body,
  ends,
  {
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderRadius: vars.radius.card,
    background: vars.color.honeySoft,
    color: vars.color.ink,
  },
]);
