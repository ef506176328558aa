import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

const { border, color, space } = vars;

export const days = style({ display: 'grid', gap: space[8], width: '100%' });

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.touchable,
});

export const dayName = style({ flex: '1 1 7rem' });

export const time = style({ width: '4.25rem' });

export const closures = style({
  display: 'grid',
  gap: space[12],
  width: '100%',
  listStyle: 'none',
});

export const closure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
  paddingBottom: space[12],
  borderBottom: `${border.hair} solid ${color.line}`,
});

export const date = style({ maxWidth: '14rem' });

export const note = style({ gridColumn: '1 / -1' });
