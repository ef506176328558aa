import { style } from '@vanilla-extract/css';
import { kds } from '../../../ui/theme/palette';
import { nightScope } from '../../../ui/theme/reset.css';
import * as text from '../../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../../ui/theme/vars';
import * as ticketText from '../shared/ticket-text.css';

/** The board is dark in every theme, because staff read it across a kitchen at night. */
export const board = style([
  nightScope,
  {
    ...mixin.stack(space[8]),
    flex: 1,
    minHeight: 0,
    padding: `${space[4]} ${space[8]}`,
    background: color.bg,
    '@media': {
      [media.md]: { paddingInline: space[12] },
      [media.lg]: { paddingBottom: 0, overflow: 'hidden' },
    },
  },
]);

/** Held upright, a tablet shows two columns beside each other and two below: no ticket waits for its neighbour. */
export const columns = style({
  ...mixin.grid(space[12]),
  flex: 1,
  minHeight: 0,
  alignContent: 'flex-start',
  '@media': {
    [media.two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { display: 'flex', gap: space[8] },
  },
});

export const bones = style({
  ...mixin.stack(space[12]),
  padding: space[12],
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  border: `${border.control} solid ${color.control}`,
  borderRadius: radius.button,
  overflow: 'hidden',
  '@media': { [media.two]: { display: 'none' } },
});

export const place = style({
  display: 'grid',
  minWidth: 0,
  selectors: {
    '& + &': { borderInlineStart: `${border.hair} solid ${color.control}` },
  },
});

export const choice = style([
  text.micro,
  {
    ...mixin.centred(),
    minWidth: 0,
    minHeight: size.tap,
    padding: `0 ${space[2]}`,
    color: color.muted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { background: color.ink, color: color.bg },
      '&:focus-visible': { outlineOffset: '-4px' },
    },
    '@media': mixin.pressedInForcedColors,
  },
]);

export const count = style([
  ticketText.figure,
  { display: 'inline-flex', alignItems: 'center', gap: space[4] },
]);

export const late = style({
  display: 'inline-flex',
  padding: '2px',
  borderRadius: radius.chip,
  background: kds.late,
  color: kds.onLate,
});
