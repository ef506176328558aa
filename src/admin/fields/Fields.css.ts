import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, mixin, size, space } from '../../ui/theme/vars';

export const legend = style([text.body, { marginBottom: space[8], fontWeight: 600 }]);

export const pair = style({
  ...mixin.grid(space[12]),
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'flex-end',
  width: '100%',
  paddingTop: space[4],
});

export const mark = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', gap: space[4] },
]);

export const unit = style([text.small, text.muted, { alignSelf: 'center' }]);

export const editor = style({
  ...mixin.grid(space[8]),
  justifyItems: 'start',
  alignContent: 'flex-start',
  minWidth: 0,
});

export const short = style({ maxWidth: '18rem' });

export const group = style([text.small, text.muted, { paddingTop: space[8], fontWeight: 600 }]);

export const part = style({ width: '100%' });

export const row = style({
  selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
});

export const check = style({ flex: 1 });

export const off = style({ color: color.muted, textDecoration: 'line-through' });

export const fields = style({
  ...mixin.grid(space[12]),
  padding: `0 0 ${space[16]}`,
});

export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  padding: `${space[4]} 0`,
});

export const add = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  maxWidth: '20rem',
});

export const days = style({ display: 'grid', gap: space[8], width: '100%' });

export const day = style({
  ...mixin.wrapped(space[8]),
  minHeight: size.tap,
});

export const dayName = style({ flex: '1 1 7rem' });

export const time = style({ width: '4.25rem' });

export const closures = style({
  ...mixin.grid(space[12]),
  width: '100%',
});

export const closure = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  paddingBottom: space[12],
  borderBottom: `${border.hair} solid ${color.line}`,
});

export const date = style({ maxWidth: '14rem' });

export const note = style({ gridColumn: '1 / -1' });
