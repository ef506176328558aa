import { style } from '@vanilla-extract/css';
import * as text from '../../theme/text.css';
import { border, color, mixin, radius, space } from '../../theme/vars';
import { box } from './FieldShell.css';

export const area = style([box, { resize: 'vertical', fieldSizing: 'content', minHeight: '6rem' }]);

/** The box shows a prefix such as a calling code or currency. */
export const prefix = style([
  text.body,
  {
    ...mixin.inlineRow(),
    flexShrink: 0,
    whiteSpace: 'nowrap',
    paddingInline: space[12],
    border: `${border.hair} solid ${color.line}`,
    borderRadius: radius.field,
    background: color.sunken,
    color: color.muted,
  },
]);
