import { style } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { vars } from '../theme/vars.css';

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center', flex: 1 });

export const icon = style({
  position: 'absolute',
  insetInlineStart: vars.space[16],
  color: vars.color.muted,
  pointerEvents: 'none',
});

export const input = style([
  text.body,
  {
    width: '100%',
    minHeight: vars.touchable,
    padding: `${vars.space[8]} 48px`,
    border: `${vars.border.control} solid ${vars.color.control}`,
    borderRadius: vars.radius.button,
    background: vars.color.surface,
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);

export const clear = style({ position: 'absolute', insetInlineEnd: 0 });
