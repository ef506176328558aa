import { globalStyle, style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../../ui/theme/vars';

export const ordered = style([
  text.body,
  {
    ...mixin.row(space[8]),
    minHeight: size.cta,
    padding: `0 ${space[8]}`,
    border: `${border.hair} solid ${color.line}`,
    borderRadius: radius.field,
    background: color.surface,
    selectors: { '&[data-dragged=true]': { background: color.lagoonSoft } },
  },
]);

/** Touch moves the row and does not scroll the list. */
export const grip = style({
  ...mixin.row(),
  alignSelf: 'stretch',
  color: color.muted,
  cursor: 'grab',
  touchAction: 'none',
});

export const orderedName = style({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const rule = style({
  display: 'grid',
  gap: space[12],
  marginBottom: space[16],
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

export const prices = style([text.body, { width: '100%', borderCollapse: 'collapse' }]);
globalStyle(`${prices} :is(th, td)`, {
  padding: space[8],
  borderTop: `${border.hair} solid ${color.line}`,
  textAlign: 'start',
  fontWeight: 400,
});

export const price = style({ selectors: { '&&': { textAlign: 'end', whiteSpace: 'nowrap' } } });

export const priceNow = style([price, { selectors: { '&&': { fontWeight: 700 } } }]);

export const history = style([text.small, mixin.stack(space[4])]);

export const card = style({ maxWidth: '320px', pointerEvents: 'none' });
