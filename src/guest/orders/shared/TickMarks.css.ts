import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

const { color, space } = vars;

const SIZE = '18px';

export const marks = style({ display: 'inline-flex', gap: space[4] });

const anyMark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: SIZE,
  height: SIZE,
  border: `2px solid ${color.control}`,
  borderRadius: vars.radius.chip,
  fontSize: '0.875rem',
  lineHeight: 1,
  fontWeight: 700,
});

export const mark = styleVariants({
  done: [anyMark, { borderColor: color.success, color: color.success }],
  ahead: [anyMark, { borderStyle: 'dashed' }],
  unknown: [anyMark, { borderStyle: 'dashed', color: color.muted }],
  not: [anyMark, { borderColor: color.danger, color: color.danger }],
});
