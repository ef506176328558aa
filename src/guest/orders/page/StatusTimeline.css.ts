import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { color, mixin, radius, space } from '../../../ui/theme/vars';

const MARK = '28px';

const anyStep = style([
  text.body,
  {
    position: 'relative',
    display: 'flex',
    gap: space[12],
    minHeight: space[40],
    paddingBottom: space[12],
    selectors: {
      // The line connects two marks.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        left: `calc(${MARK} / 2 - 1px)`,
        top: MARK,
        bottom: 0,
        borderLeft: `2px solid ${color.line}`,
      },
    },
  },
]);

export const step = styleVariants({
  past: [anyStep, { color: color.ink }],
  now: [anyStep, { color: color.ink, fontWeight: 700 }],
  ahead: [anyStep, { color: color.muted }],
  unknown: [anyStep, { color: color.muted }],
  not: [anyStep, { color: color.ink }],
  cancelled: [anyStep, { color: color.ink, fontWeight: 700 }],
});

const anyMark = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: MARK,
  height: MARK,
  borderRadius: radius.chip,
  border: `2px solid ${color.control}`,
});

export const mark = styleVariants({
  past: [anyMark, { borderColor: color.success, color: color.success }],
  now: [anyMark, { borderColor: color.success, background: color.success, color: color.surface }],
  ahead: [anyMark, { borderStyle: 'dashed' }],
  unknown: [anyMark, { borderStyle: 'dashed', color: color.muted, fontWeight: 700 }],
  not: [anyMark, { borderColor: color.danger, color: color.danger }],
  cancelled: [
    anyMark,
    { borderColor: color.danger, background: color.danger, color: color.surface },
  ],
});

export const words = style({ ...mixin.stack(), paddingTop: space[2] });
