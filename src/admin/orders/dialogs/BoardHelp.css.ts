import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, radius, space } from '../../../ui/theme/vars';

export const row = style([
  text.body,
  { display: 'grid', gridTemplateColumns: '7rem 1fr', alignItems: 'center' },
]);

export const key = style([
  text.small,
  {
    display: 'inline-block',
    minWidth: '2rem',
    padding: `${space[4]} ${space[8]}`,
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.tag,
    fontFamily: 'inherit',
    fontWeight: 700,
    textAlign: 'center',
  },
]);
