import { style } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { border, color, radius, size, space } from '../theme/vars';

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center', flex: 1 });

export const icon = style({
  position: 'absolute',
  insetInlineStart: space[16],
  color: color.muted,
  pointerEvents: 'none',
});

export const input = style([
  text.body,
  {
    width: '100%',
    minHeight: size.tap,
    padding: `${space[8]} 48px`,
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.button,
    background: color.surface,
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);

export const clear = style({ position: 'absolute', insetInlineEnd: 0 });
