import { style } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { vars } from '../theme/vars.css';

export const summary = style({
  padding: vars.space[16],
  border: `2px solid ${vars.color.danger}`,
  borderRadius: vars.radius.field,
  background: vars.color.dangerSoft,
  color: vars.color.ink,
  scrollMarginTop: vars.space[96],
});

export const heading = style([text.title, { marginBottom: vars.space[4] }]);

export const link = style([
  text.body,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.compact,
    color: vars.color.danger,
    fontWeight: 600,
    textUnderlineOffset: '3px',
  },
]);

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });
