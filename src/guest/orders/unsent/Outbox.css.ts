import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, mixin, radius, space } from '../../../ui/theme/vars';

const SIZE = '18px';

const anyMark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: SIZE,
  height: SIZE,
  border: `2px solid ${color.control}`,
  borderRadius: radius.chip,
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

export const row = style({
  ...mixin.wrapped(space[12]),
  justifyContent: 'space-between',
  paddingBlock: space[12],
  borderBottom: `${border.hair} solid ${color.line}`,
});

export const words = style({
  ...mixin.stack(space[4]),
  flex: '1 1 60%',
});

export const since = style([
  text.small,
  {
    ...mixin.wrapped(space[8]),
    color: color.muted,
  },
]);

export const actions = style({
  ...mixin.stack(space[4]),
  flexShrink: 0,
});

export const icon = style({ flexShrink: 0, marginTop: space[2] });
