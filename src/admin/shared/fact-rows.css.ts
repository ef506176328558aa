import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { border, color, space } = vars;

export const rows = style({ display: 'flex', flexDirection: 'column', listStyle: 'none' });

/** The line shows a fact, and its amount at the end. */
export const row = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[16],
    paddingBlock: space[8],
    selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
  },
]);

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[12],
  border: `${border.hair} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.sunken,
});

export const refused = style([
  text.body,
  { padding: space[12], borderRadius: vars.radius.field, background: color.dangerSoft },
]);

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: space[8],
});

/** The figure stands above its name. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: space[12],
  borderRadius: vars.radius.field,
  background: color.sunken,
});
