import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBottom: `${vars.border.hair} solid ${vars.color.line}`,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 60%',
  gap: vars.space[4],
});

export const since = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    color: vars.color.muted,
  },
]);

export const why = style([text.small]);

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[4],
  flexShrink: 0,
});
