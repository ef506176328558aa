import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const card = style({
  padding: vars.space[16],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const steps = style([
  text.body,
  { paddingInlineStart: vars.space[24], listStyle: 'decimal' },
]);

export const icon = style({ display: 'inline', verticalAlign: 'text-bottom' });
