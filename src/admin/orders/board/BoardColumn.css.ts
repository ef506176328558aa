import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { color, media, mixin, radius, size, space } from '../../../ui/theme/vars';
import * as ticketText from '../shared/ticket-text.css';

/** The board shows one column at a time until four columns fit. */
export const column = style({
  display: 'none',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  position: 'relative',
  selectors: { '&[data-chosen="true"]': { display: 'flex' } },
  '@media': {
    [media.two]: { display: 'flex' },
    [media.lg]: {
      display: 'flex',
      flex: '1 1 0',
      borderRadius: radius.card,
      background: color.sunken,
    },
  },
});

/** An empty column shrinks to give the others its width. */
export const rail = style([
  column,
  { '@media': { [media.lg]: { flex: `0 0 ${size.cta}`, alignItems: 'center' } } },
]);

/** On a phone the switch above the column names it. */
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  '@media': {
    [media.two]: { padding: `0 ${space[4]} ${space[8]}` },
    [media.lg]: {
      padding: `${space[8]} ${space[16]} ${space[4]}`,
      selectors: {
        [`${rail} &`]: { writingMode: 'vertical-rl', alignItems: 'center', padding: space[12] },
      },
    },
  },
});

/** The switch says it on a phone. */
const besideOthers = { display: 'none', '@media': { [media.two]: { display: 'block' } } };

export const name = style([ticketText.line, { fontWeight: 700, ...besideOthers }]);

/** The notice lies inside the header, so no ticket below moves or hides. */
export const arrivals = style({
  order: 1,
  flexShrink: 0,
  alignSelf: 'center',
  marginBlock: `calc(-1 * ${space[12]})`,
});

export const oldest = style([
  text.small,
  text.muted,
  {
    ...besideOthers,
    flex: 1,
    minWidth: 0,
    textAlign: 'end',
    // On arrival the notice replaces the header's text.
    selectors: {
      [`${arrivals} ~ &`]: { visibility: 'hidden', overflow: 'hidden', whiteSpace: 'nowrap' },
    },
  },
]);

export const count = style([ticketText.figure, { order: 1, ...besideOthers }]);

export const tickets = style({
  ...mixin.grid(space[12]),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
      // A ticket clips its content: automatic rows would shrink.
      gridAutoRows: 'max-content',
      gap: space[8],
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      padding: `${space[4]} ${space[8]} ${space[8]}`,
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      scrollbarColor: `${color.control} transparent`,
    },
  },
});

export const none = style([
  text.body,
  text.muted,
  {
    padding: space[16],
    textAlign: 'center',
    '@media': { [media.lg]: { display: 'none' } },
  },
]);
