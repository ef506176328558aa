import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, mixin, radius, space } from '../../../ui/theme/vars';
import * as ticketText from '../shared/ticket-text.css';

export const row = style([
  ticketText.line,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(3rem, auto) 1fr',
    columnGap: space[8],
    paddingBlock: space[12],
    borderBottom: `${border.hair} solid ${color.line}`,
  },
]);

export const quantity = style([ticketText.figure]);

export const dish = style({ minWidth: 0, fontWeight: 700, overflowWrap: 'anywhere' });

export const way = style([text.body, text.muted, { display: 'block', fontWeight: 500 }]);

export const panel = style({
  ...mixin.stack(space[16]),
  flex: '0 0 16rem',
  minHeight: 0,
  padding: space[12],
  overflowY: 'auto',
  borderRadius: radius.card,
  background: color.surface,
});
