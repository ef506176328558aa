import { style } from '@vanilla-extract/css';
import { media, stack, wrapped } from '../../ui/theme/layout';
import * as text from '../../ui/theme/text.css';
import { border, color, radius, space } from '../../ui/theme/vars.css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: space[12],
  listStyle: 'none',
  '@media': { [media.md]: { gap: space[16] } },
});

export const card = style({
  ...stack(space[8]),
  alignItems: 'flex-start',
  minWidth: 0,
  padding: space[20],
  border: `${border.hair} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  overflowWrap: 'anywhere',
});

export const head = style({
  ...wrapped(space[8]),
  minHeight: space[24],
});

export const kind = style({ color: color.lagoon });

export const icon = style({ flexShrink: 0, color: color.ember });

export const words = style([text.body, text.muted, { whiteSpace: 'pre-line' }]);
