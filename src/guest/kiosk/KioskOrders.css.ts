import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const lost = style({ listStyle: 'none', padding: 0 });

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
    selectors: { '&:not(:empty)': { paddingInline: vars.gutter } },
  },
]);
export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  listStyle: 'none',
  padding: 0,
});
export const code = style([text.item, { color: color.ink, letterSpacing: '.08em' }]);
