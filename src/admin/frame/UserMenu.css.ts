import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const initials = style([
  text.item,
  {
    flexShrink: 0,
    width: vars.size.tap,
    height: vars.size.tap,
    border: `${vars.border.control} solid ${vars.color.control}`,
    borderRadius: vars.radius.chip,
    background: vars.color.sunken,
    color: vars.color.ink,
    cursor: 'pointer',
  },
]);

export const person = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  color: vars.color.ink,
});

export const name = style([text.item]);

export const email = style([text.small, text.muted, { overflowWrap: 'anywhere' }]);
