import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, mixin, radius, size, space } from '../../ui/theme/vars';
import { entryCard } from '../page/page-frame';

export const stage = style({
  ...mixin.centred(),
  flex: 1,
  minWidth: 0,
  padding: `${space[24]} ${size.gutter}`,
  overflowY: 'auto',
  background: color.bg,
});

export const card = style({ ...entryCard, maxWidth: '400px', marginBlock: 'auto' });

export const person = style([
  text.item,
  {
    ...mixin.row(space[12]),
    width: '100%',
    minHeight: size.kiosk,
    padding: `${space[8]} ${space[12]}`,
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.button,
    background: color.surface,
    color: color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': mixin.onHover({ background: color.raised }),
    selectors: { '&[aria-disabled=true]': { color: color.muted, borderStyle: 'dashed' } },
  },
]);

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: space[40],
  height: space[40],
  borderRadius: radius.chip,
  background: color.emberSoft,
  color: color.ink,
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const pin = style([text.numeric]);

export const verdict = style([
  text.body,
  { minHeight: '1.5em', color: color.danger, fontWeight: 600 },
]);

export const keys = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});

export const key = style([
  text.title,
  text.numeric,
  { width: '100%', minHeight: size.kiosk, paddingInline: space[4] },
]);

export const form = style({
  ...mixin.stack(space[12]),
  maxWidth: '400px',
});
