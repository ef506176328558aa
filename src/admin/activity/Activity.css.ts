import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, size, space } from '../../ui/theme/vars';
import { surface } from '../page/page-frame';

export const filters = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr 1fr' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 15rem) auto' },
  },
});

export const day = style({
  ...mixin.stack(space[8]),
  flexShrink: 0,
});

export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  ...surface,
  listStyle: 'none',
});

export const loading = style([text.small, text.muted, { padding: space[16] }]);

/** An entry is a card on a phone and a row from tablets on. */
export const row = style({
  display: 'grid',
  gap: `${space[2]} ${space[12]}`,
  minHeight: size.tap,
  padding: `${space[8]} ${space[16]}`,
  alignItems: 'center',
  selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
  '@media': {
    [media.lg]: { gridTemplateColumns: '8rem 10rem minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const what = style([text.body, { overflowWrap: 'anywhere' }]);

export const changes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
});

export const change = style([
  text.body,
  { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] },
]);
