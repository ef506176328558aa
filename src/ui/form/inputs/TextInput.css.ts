import { style } from '@vanilla-extract/css';
import { inlineRow } from '../../theme/layout';
import * as text from '../../theme/text.css';
import { border, color, radius, space } from '../../theme/vars.css';
import { box } from './FieldShell.css';

export const area = style([box, { resize: 'vertical', fieldSizing: 'content', minHeight: '6rem' }]);

/** The box shows a prefix such as a calling code or currency. */
export const prefix = style([
  text.body,
  {
    ...inlineRow(),
    flexShrink: 0,
    whiteSpace: 'nowrap',
    paddingInline: space[12],
    border: `${border.hair} solid ${color.line}`,
    borderRadius: radius.field,
    background: color.sunken,
    color: color.muted,
  },
]);
