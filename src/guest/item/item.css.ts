import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginTop: space[12],
});

export const show = style({ flex: '1 0 auto' });

export const picture = style({
  borderRadius: vars.radius.card,
  // In landscape a phone has room for the choices only.
  '@media': { '(max-height: 479px)': { display: 'none' } },
});

export const fact = style([
  text.body,
  { display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)', columnGap: space[12] },
]);

export const ask = style({ marginTop: space[8] });

export const kept = style({ fill: 'currentColor', color: color.ember });

export const add = style({ flex: '1 0 auto' });
