import { style } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { color, mixin, radius, size, space } from '../theme/vars';

export const summary = style({
  padding: space[16],
  border: `2px solid ${color.danger}`,
  borderRadius: radius.field,
  background: color.dangerSoft,
  color: color.ink,
  scrollMarginTop: space[96],
});

export const heading = style([text.title, { marginBottom: space[4] }]);

export const link = style([
  text.body,
  {
    ...mixin.inlineRow(),
    minHeight: size.compact,
    color: color.danger,
    fontWeight: 600,
    textUnderlineOffset: '3px',
  },
]);

export const form = style(mixin.stack(space[20]));
