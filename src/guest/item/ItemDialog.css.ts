import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const picture = style({
  borderRadius: vars.radius.card,
  // In landscape a phone has room for the choices only.
  '@media': { '(max-height: 479px)': { display: 'none' } },
});

export const facts = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const fact = style([
  text.body,
  { display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)', columnGap: space[12] },
]);

export const factName = style({ color: color.muted });

export const ask = style({ marginTop: space[8] });

export const kept = style({ fill: 'currentColor', color: color.ember });

/** Picture and text are side by side while both fit; large text goes below the picture. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const add = style({ flex: '1 0 auto' });
