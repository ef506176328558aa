import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, mixin, size, space } from '../../ui/theme/vars';

export const heading = style([text.displayL, { overflowWrap: 'anywhere' }]);

export const bar = style({
  ...mixin.wrapped(),
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${size.gutter}`,
  borderBottom: `${border.hair} solid ${color.line}`,
  background: color.surface,
});

export const place = style([text.item, { flex: 1, minWidth: 0 }]);

/** Stands below the subject of a screen, and in the foot beside the menu. */
export const waiting = style([
  text.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'baseline',
    gap: `${space[4]} ${space[16]}`,
    color: color.muted,
    selectors: { '&:not(:empty)': { paddingInline: size.gutter } },
  },
]);

export const codes = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` });

export const shortCode = style([text.item, { color: color.ink, letterSpacing: '.08em' }]);
