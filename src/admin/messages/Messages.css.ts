import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../ui/theme/vars';
import { pageFrame, rowButton, surface } from '../page/page-frame';

export const page = style({ ...pageFrame, paddingBottom: space[96] });

export const older = style({ display: 'grid', justifyItems: 'start', gap: space[12] });

export const row = style({
  position: 'relative',
  ...mixin.grid(`${space[8]} ${space[16]}`),
  alignItems: 'center',
  padding: space[12],
  ...surface,
  '@media': {
    ...mixin.onHover({ background: color.sunken }),
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 11rem',
      padding: `${space[12]} ${space[12]} ${space[12]} ${space[16]}`,
    },
  },
});

/** An edge marks an unread message beside the badge's word. */
export const unread = style({ boxShadow: `inset 3px 0 0 ${color.honey}` });

export const open = style([text.item, { ...rowButton, padding: '10px 0' }]);

export const subject = style([text.body, { fontWeight: 600, overflowWrap: 'anywhere' }]);

export const start = style([text.small, text.muted, { overflowWrap: 'anywhere' }]);

export const badges = style({
  ...mixin.wrapped(space[8]),
  '@media': { [media.lg]: { justifyContent: 'end', maxWidth: '18rem' } },
});

/** The button lies above the row's target. */
export const action = style({ position: 'relative', display: 'grid' });

export const words = style([text.body, { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }]);

export const contact = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[16]}`, overflowWrap: 'anywhere' },
]);

export const link = style({
  ...mixin.inlineRow(),
  minHeight: size.tap,
  color: color.lagoon,
  fontWeight: 700,
});

export const reply = style([
  text.body,
  {
    ...mixin.grid(space[4]),
    padding: space[12],
    borderRadius: radius.field,
    background: color.sunken,
    overflowWrap: 'anywhere',
  },
]);

export const prepared = style({ flexWrap: 'wrap' });

export const others = style([text.body, { display: 'grid', overflowWrap: 'anywhere' }]);

export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[8],
  selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
});

export const plain = style([
  link,
  {
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
]);

/** Status and search stand side by side on wide screens. */
export const filters = style({
  ...mixin.grid(space[12]),
  minWidth: 0,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)', alignItems: 'center' },
  },
});
