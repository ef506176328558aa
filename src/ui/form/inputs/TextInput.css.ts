import { style } from '@vanilla-extract/css';
import * as text from '../../theme/text.css';
import { vars } from '../../theme/vars.css';
import { box } from './FieldShell.css';

export const area = style([box, { resize: 'vertical', fieldSizing: 'content', minHeight: '6rem' }]);

/** The box shows a prefix such as a calling code or currency. */
export const prefix = style([
  text.body,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    whiteSpace: 'nowrap',
    paddingInline: vars.space[12],
    border: `${vars.border.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.field,
    background: vars.color.sunken,
    color: vars.color.muted,
  },
]);
