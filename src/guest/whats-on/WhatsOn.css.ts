import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, space } from '../../ui/theme/vars';

export const cards = style({
  ...mixin.grid(space[12]),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  '@media': { [media.md]: { gap: space[16] } },
});

export const card = style({
  ...mixin.stack(space[8]),
  alignItems: 'flex-start',
  minWidth: 0,
  padding: space[20],
  ...mixin.card,
  overflowWrap: 'anywhere',
});

export const head = style({
  ...mixin.wrapped(space[8]),
  minHeight: space[24],
});

export const kind = style({ color: color.lagoon });

export const icon = style({ flexShrink: 0, color: color.ember });

export const words = style([text.body, text.muted, { whiteSpace: 'pre-line' }]);
