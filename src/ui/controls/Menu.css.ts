import { style } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { border, color, mixin, radius, shadow, size, space, z } from '../theme/vars';

export const menu = style({
  zIndex: z.dialog,
  minWidth: '220px',
  maxWidth: 'min(360px, 100vw - 32px)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space[4],
  border: `${border.hair} solid ${color.control}`,
  borderRadius: radius.field,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow.e2,
});

export const entry = style([
  text.body,
  {
    ...mixin.row(space[12]),
    minHeight: size.tap,
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.tag,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': {
        background: color.sunken,
        outline: `3px solid ${color.focus}`,
        outlineOffset: '-3px',
      },
      '&[data-disabled]': { color: color.disabledInk, cursor: 'default' },
    },
  },
]);

export const danger = style({ color: color.danger });

export const heading = style([
  text.small,
  { padding: `${space[8]} ${space[12]} ${space[4]}`, color: color.muted, fontWeight: 600 },
]);

export const separator = style({ height: '1px', margin: space[4], background: color.line });

/** The space keeps labels aligned, with or without a tick. */
export const tick = style({ display: 'inline-flex', width: '20px', flexShrink: 0 });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  padding: `${space[4]} ${space[12]} ${space[8]}`,
});

export const choice = style([
  text.body,
  {
    ...mixin.inlineRow(),
    minHeight: size.tap,
    padding: `${space[4]} ${space[12]}`,
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.chip,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
      '&[data-state="checked"]': {
        borderColor: color.ink,
        background: color.ink,
        color: color.raised,
        fontWeight: 600,
      },
    },
  },
]);
