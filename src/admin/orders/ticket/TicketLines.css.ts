import { style } from '@vanilla-extract/css';
import { color, radius, size, space } from '../../../ui/theme/vars';
import * as ticketText from '../shared/ticket-text.css';

export const line = style([
  ticketText.line,
  { display: 'grid', gridTemplateColumns: 'minmax(2.25rem, auto) 1fr', columnGap: space[8] },
]);

/** The whole row is the target, read at two metres and touched with wet hands. */
export const tick = style({
  display: 'block',
  position: 'relative',
  width: '100%',
  minHeight: size.tap,
  padding: `${space[8]} ${space[8]}`,
  borderRadius: radius.button,
  background: color.raised,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: 'transparent', color: color.success },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

export const off = style([line, { color: color.danger }]);

export const dish = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const extra = style([
  ticketText.line,
  { display: 'block', fontWeight: 700, color: color.honey },
]);

/** The button lies above the body's button. */
export const more = style({ position: 'relative', alignSelf: 'flex-start' });
