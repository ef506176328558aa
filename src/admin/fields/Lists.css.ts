import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { border, color, space } = vars;

export const group = style([text.small, text.muted, { paddingTop: space[8], fontWeight: 600 }]);

export const part = style({ width: '100%' });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
});

export const check = style({ flex: 1 });

export const off = style({ color: color.muted, textDecoration: 'line-through' });

export const fields = style({
  display: 'grid',
  gap: space[12],
  padding: `0 0 ${space[16]}`,
});

export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  listStyle: 'none',
  margin: 0,
  padding: `${space[4]} 0`,
});

export const add = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
  maxWidth: '20rem',
});
